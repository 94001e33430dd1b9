import { ensureBuilt } from '../build-parts.ts';

/** Builds the migrated snapshot that every test file restores, and the product that process tests start. */
export default () => ensureBuilt(console.log);
