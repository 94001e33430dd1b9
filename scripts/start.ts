import { enableCompileCache } from 'node:module';
import { ensureBuilt } from './build-parts.ts';

await ensureBuilt(console.log);
enableCompileCache('node_modules/.cache/ieum/compiled');
const main = new URL('../server/dist/main.js', import.meta.url);
await import(main.href);
