import { countUnreviewed } from './access.store.ts';

/** For the dashboard, which is below this slice and may not read its tables. */
export const countUnreviewedAccesses = countUnreviewed;
