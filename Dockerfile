# Images of the suite, one target each: gateway, suppliers, quality, documents, program, worker, webhooks, migrate, modules.
#   docker build --target suppliers -t fsvp/suppliers .

ARG NODE_IMAGE=node:20-bookworm-slim

# What npm ci reads, in folders: build has all of it, the others what some workspaces need in production. A layer of dependencies is built again
# only when its folder changes, and not for a package or a module that it does not have.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /source
COPY . .
RUN node tools/images/write-manifests.mjs /manifests

FROM ${NODE_IMAGE} AS npm
WORKDIR /app
ENV NODE_ENV=production npm_config_cache=/npm-cache

FROM npm AS build
COPY --from=manifests /manifests/build ./
RUN --mount=type=cache,target=/npm-cache npm ci --include=dev --ignore-scripts
COPY . .
RUN NX_DAEMON=false npm run build

# What one workspace needs at run time, as folders node_modules: the root's, and those inside workspaces, where npm puts a package whose version
# differs from the root's. Without source maps, which Node would load with them: 10 MB of memory in each process.
FROM npm AS dependencies
RUN printf '%s\n' '#!/bin/sh -e' 'npm ci --omit=dev --ignore-scripts "$@"' \
  "find . -type f \( -name '*.map' -o -not -path '*/node_modules/*' \) -delete" 'find . -type d -empty -delete' \
  > /usr/local/bin/install-dependencies && chmod +x /usr/local/bin/install-dependencies

FROM dependencies AS gateway-dependencies
COPY --from=manifests /manifests/svc-gateway ./
RUN --mount=type=cache,target=/npm-cache install-dependencies --workspace svc-gateway
FROM dependencies AS suppliers-dependencies
COPY --from=manifests /manifests/svc-suppliers ./
RUN --mount=type=cache,target=/npm-cache install-dependencies --workspace svc-suppliers
FROM dependencies AS quality-dependencies
COPY --from=manifests /manifests/svc-quality ./
RUN --mount=type=cache,target=/npm-cache install-dependencies --workspace svc-quality
FROM dependencies AS documents-dependencies
COPY --from=manifests /manifests/svc-documents ./
RUN --mount=type=cache,target=/npm-cache install-dependencies --workspace svc-documents
FROM dependencies AS program-dependencies
COPY --from=manifests /manifests/svc-program ./
RUN --mount=type=cache,target=/npm-cache install-dependencies --workspace svc-program
# The commands load code of all services. What only builds and benchmarks need is not copied.
FROM dependencies AS migrate-dependencies
COPY --from=manifests /manifests/services ./
RUN --mount=type=cache,target=/npm-cache install-dependencies --workspace svc-gateway --workspace svc-suppliers --workspace svc-quality \
  --workspace svc-documents --workspace svc-program
FROM dependencies AS modules-dependencies
COPY --from=manifests /manifests/contracts ./
RUN --mount=type=cache,target=/npm-cache install-dependencies --workspace packages/contracts
COPY --from=build /app/node_modules/@module-federation/runtime-core node_modules/@module-federation/runtime-core
COPY --from=build /app/node_modules/@module-federation/error-codes node_modules/@module-federation/error-codes
COPY --from=build /app/node_modules/@module-federation/sdk node_modules/@module-federation/sdk

FROM ${NODE_IMAGE} AS runtime
LABEL org.opencontainers.image.title="FSVP Suite" \
  org.opencontainers.image.description="Supplier food-safety compliance for US food importers under 21 CFR 1 subpart L" \
  org.opencontainers.image.licenses="MIT"
ARG VERSION=0.0.0
ARG REVISION=unknown
LABEL org.opencontainers.image.version="${VERSION}" org.opencontainers.image.revision="${REVISION}"
ENV BUILD_REVISION=${REVISION}
# One heap of the C library for all threads: a second one would keep memory that nothing uses.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 TZ=UTC TMPDIR=/tmp MALLOC_ARENA_MAX=1
WORKDIR /app
COPY tools/health-check.mjs tools/
COPY --from=build /app/package.json ./
COPY --from=build /app/packages/contracts/package.json packages/contracts/
COPY --from=build /app/packages/contracts/dist packages/contracts/dist
# A new volume gets the owner that its folder has here.
RUN mkdir /objects /modules && chown node:node /objects /modules
STOPSIGNAL SIGTERM
USER node

# What a service needs besides its dependencies and its own code.
FROM runtime AS service
COPY --from=build /app/packages/service-kit/package.json packages/service-kit/
COPY --from=build /app/packages/service-kit/dist packages/service-kit/dist
COPY --from=build /app/packages/tables/package.json packages/tables/
COPY --from=build /app/packages/tables/dist packages/tables/dist
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 CMD ["node", "tools/health-check.mjs"]

FROM service AS gateway
COPY --from=gateway-dependencies /app ./
COPY --from=build /app/svc-gateway/package.json svc-gateway/
COPY --from=build /app/svc-gateway/dist svc-gateway/dist
COPY --from=build /app/shell/dist shell/dist
ENV METRICS_HOST=0.0.0.0 METRICS_PORT=9464 PROBE_PORT=9464 MODULE_STORE=/modules
EXPOSE 9464
# Bodies that it passes on must not count as old objects for long (docs/performance/requests.md).
CMD ["node", "--max-semi-space-size=4", "--enable-source-maps", "svc-gateway/dist/main.js"]

FROM service AS suppliers
COPY --from=suppliers-dependencies /app ./
COPY --from=build /app/svc-suppliers/package.json svc-suppliers/
COPY --from=build /app/svc-suppliers/dist svc-suppliers/dist
CMD ["node", "--enable-source-maps", "svc-suppliers/dist/main.js"]

FROM service AS quality
COPY --from=quality-dependencies /app ./
COPY --from=build /app/svc-quality/package.json svc-quality/
COPY --from=build /app/svc-quality/dist svc-quality/dist
CMD ["node", "--enable-source-maps", "svc-quality/dist/main.js"]

FROM service AS documents
COPY --from=documents-dependencies /app ./
COPY --from=build /app/svc-documents/package.json svc-documents/
COPY --from=build /app/svc-documents/dist svc-documents/dist
CMD ["node", "--enable-source-maps", "svc-documents/dist/main.js"]

FROM service AS program
COPY --from=program-dependencies /app ./
COPY --from=build /app/svc-program/package.json svc-program/
COPY --from=build /app/svc-program/dist svc-program/dist
COPY --from=build /app/svc-program/data svc-program/data
CMD ["node", "--enable-source-maps", "svc-program/dist/main.js"]

FROM documents AS worker
CMD ["node", "--enable-source-maps", "svc-documents/dist/worker.js"]

FROM documents AS webhooks
CMD ["node", "--enable-source-maps", "svc-documents/dist/webhook-worker.js"]

# Commands of the operator, which end: migrate (default), make-secrets, seed, backup, restore, events-rebuild, audit-verify,
# dead-letters, recovery-link. npm run check:deploy follows what they import; nothing else of the dependencies of tools is here.
FROM service AS migrate
COPY --from=migrate-dependencies /app ./
COPY --from=build /app/node_modules/csv-parse node_modules/csv-parse
COPY --from=build /app/node_modules/pg-copy-streams node_modules/pg-copy-streams
COPY tools tools
COPY --from=build /app/svc-gateway/package.json svc-gateway/
COPY --from=build /app/svc-gateway/dist svc-gateway/dist
COPY --from=build /app/svc-suppliers/package.json svc-suppliers/
COPY --from=build /app/svc-suppliers/dist svc-suppliers/dist
COPY --from=build /app/svc-quality/package.json svc-quality/
COPY --from=build /app/svc-quality/dist svc-quality/dist
COPY --from=build /app/svc-documents/package.json svc-documents/
COPY --from=build /app/svc-documents/dist svc-documents/dist
COPY --from=build /app/svc-program/package.json svc-program/
COPY --from=build /app/svc-program/dist svc-program/dist
HEALTHCHECK NONE
USER root
RUN mkdir /backups && chown node:node /backups
USER node
CMD ["node", "tools/migrate.mjs"]

# The built files of shell and modules, and the command that releases the modules into MODULE_STORE.
FROM runtime AS modules
COPY --from=modules-dependencies /app ./
COPY tools tools
COPY --from=build /app/shell/dist shell/dist
COPY --from=build /app/mf-actions mf-actions
COPY --from=build /app/mf-admin mf-admin
COPY --from=build /app/mf-inspections mf-inspections
COPY --from=build /app/mf-program mf-program
COPY --from=build /app/mf-reports mf-reports
COPY --from=build /app/mf-suppliers mf-suppliers
ENV MODULE_STORE=/modules
CMD ["node", "tools/modules.mjs", "release", "--built"]
