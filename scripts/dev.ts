import { runTogether } from './run.ts';

const API_PORT = '3001';

/** Runs Vite in front with hot reload, and behind it the API from the sources, restarted when one changes. */
runTogether([
  {
    command: process.execPath,
    args: ['--watch', 'server/src/main.ts', 'api'],
    env: { PORT: API_PORT, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
  },
  {
    command: process.execPath,
    args: ['node_modules/vite/bin/vite.js', 'web', '--port', process.env.PORT ?? '3000', '--strictPort'],
    env: { IEUM_API: `http://127.0.0.1:${API_PORT}` },
  },
]);
