# The bot without what only its development needs; docs/hosting.md says how it is run.
ARG PYTHON=3.12

FROM python:${PYTHON}-slim AS packages
COPY requirements-run.txt .
RUN python -m venv /opt/venv \
    && /opt/venv/bin/pip install --no-cache-dir --require-hashes --requirement requirements-run.txt

FROM python:${PYTHON}-slim
RUN useradd --system --uid 10001 --home-dir /var/lib/boneyard --create-home boneyard
COPY --from=packages /opt/venv /opt/venv
COPY LICENSE /opt/boneyard/
COPY engine /opt/boneyard/engine
COPY storage /opt/boneyard/storage
COPY bot /opt/boneyard/bot
RUN python -m compileall -q /opt/boneyard
# The games are in boneyard/boneyard.db of the data folder.
ENV PATH=/opt/venv/bin:$PATH \
    PYTHONPATH=/opt/boneyard \
    PYTHONUNBUFFERED=1 \
    XDG_DATA_HOME=/var/lib
USER boneyard
WORKDIR /var/lib/boneyard
VOLUME /var/lib/boneyard
# For webhooks alone.
EXPOSE 8080
STOPSIGNAL SIGTERM
ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
