import { z } from 'zod';

/** What can change for a person while a page is open. */
export const LIVE_KINDS = ['notices', 'tasks'] as const;
export type LiveKind = (typeof LIVE_KINDS)[number];

/**
 * Address below /api of the stream that tells a browser what has changed. It is no operation of the contract, because
 * its answer does not end.
 */
export const LIVE_PATH = '/live';

/** An event names what to read again and has no content. A page that is older than the server may not know a kind. */
export const liveEvent = z.object({ changed: z.array(z.string()) });
export type LiveEvent = { changed: LiveKind[] };

/** Reads that each kind makes stale. The names of later slices are text here; `live.test.ts` checks them. */
export const LIVE_READS: Record<LiveKind, readonly string[]> = {
  notices: ['countUnread', 'listNotices'],
  tasks: ['listTasks', 'getStart'],
};

export const isLiveKind = (text: string): text is LiveKind => LIVE_KINDS.some((kind) => kind === text);
