FROM node:24-bookworm-slim AS build
WORKDIR /app
# Packages first: they change less often than the sources. The script is `npm ci` with a mark that it is done.
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
COPY scripts/install.mjs scripts/
RUN node scripts/install.mjs
COPY . .
RUN npm run build

FROM node:24-bookworm-slim
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/server/dist server/dist
COPY --from=build /app/server/migrations server/migrations
COPY --from=build /app/server/html server/html
COPY --from=build /app/server/lists server/lists
COPY --from=build /app/demo demo
COPY --from=build /app/web/dist web/dist
# What brings native code or files of its own, and what that needs; everything else is inside server/dist.
COPY --from=build /app/node_modules/@electric-sql node_modules/@electric-sql
COPY --from=build /app/node_modules/@node-rs node_modules/@node-rs
COPY --from=build /app/node_modules/@img node_modules/@img
COPY --from=build /app/node_modules/sharp node_modules/sharp
COPY --from=build /app/node_modules/detect-libc node_modules/detect-libc
COPY --from=build /app/node_modules/semver node_modules/semver
# A new volume takes its owner from here.
RUN install -d -o node -g node -m 700 /data /backups
USER node
ENV HOST=0.0.0.0 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
# Node itself and nothing in front of it, so that the signal arrives.
CMD ["node", "--min-semi-space-size=8", "server/dist/main.js"]
