# Pantheon's server: a platform wheel, with the pages and compiled engines in it, and what it needs.

FROM node:20-slim@sha256:2cf067cfed83d5ea958367df9f966191a942351a2df77d6f0193e162b5febfc0 AS web
WORKDIR /pantheon
COPY web/package.json web/package-lock.json web/.npmrc web/
RUN npm ci --prefix web
COPY src/pantheon/__init__.py src/pantheon/
COPY src/pantheon/core/art src/pantheon/core/art
COPY web web
RUN npm run build --prefix web

FROM python:3.11-slim@sha256:db3ff2e1800a8581e2c48a27c3995339d47bdf046da21c7627accd3d51053a93 AS build
# hadolint ignore=DL3008 # any compiler version in the image's Debian works
RUN apt-get update \
    && apt-get install -y --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /pantheon
COPY requirements/build.txt requirements/host.txt requirements/
RUN python -m venv /opt/tools \
    && /opt/tools/bin/pip install --no-cache-dir --require-hashes -r requirements/build.txt \
    && python -m venv /opt/pantheon \
    && /opt/pantheon/bin/pip install --no-cache-dir --require-hashes -r requirements/host.txt
COPY pyproject.toml README.md LICENSE ./
COPY tools tools
COPY src src
COPY web web
COPY --from=web /pantheon/web/dist web/dist
RUN PANTHEON_COMPILE=1 /opt/tools/bin/python -m hatchling build -t wheel -d /wheels \
    && /opt/pantheon/bin/pip install --no-cache-dir --no-deps /wheels/*.whl

FROM python:3.11-slim@sha256:db3ff2e1800a8581e2c48a27c3995339d47bdf046da21c7627accd3d51053a93
COPY --from=build /opt/pantheon /opt/pantheon
RUN useradd --create-home --uid 10001 pantheon && install -d -o pantheon /data
ENV PATH=/opt/pantheon/bin:$PATH \
    PANTHEON_DATA=/data \
    PYTHONUNBUFFERED=1
USER 10001
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD \
    ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/health', timeout=2)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["pantheon"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000"]
