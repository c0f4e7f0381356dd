"""Everything that must outlive the process: matches, what is shown where, people, chats, clocks and tallies.

The package knows nothing of rules or platforms: states, moves and settings come and go as JSON text, people and
rooms as the ids that the conversation gives them. A change is a value: the modules `matches`, `ledger`,
`deadlines` ... make them, and `Database.write` puts any number of them into one transaction:

    await database.write(
        journal.append("k3f9", ply=12, seat=2, move=move, events=events, state=state, at=now),
        deadlines.put(Deadline("k3f9", "turn", due_at=now + pace)),
    )
"""
