import { ensureBuilt } from './build-parts.ts';

await ensureBuilt(console.log);
