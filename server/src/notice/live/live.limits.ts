/** A browser has one stream, whatever it has in tabs. */
export const STREAMS_PER_PERSON = 6;
/** Of one process. Each open stream costs a connection and a check of its session at every heartbeat. */
export const STREAMS_IN_ALL = 1_000;
/** Seconds after which a refused browser may try again. It asks for news at intervals meanwhile. */
export const RETRY_S = 120;
/** Shorter than the minute after which a silent connection is closed. */
export const BEAT_MS = 20_000;
/** Shorter than the time in which any answer must have ended. The browser then opens the next stream. */
export const LIFE_MS = 240_000;
/** Joins changes that follow each other. The first one is told at once. */
export const PAUSE_MS = 1_000;
