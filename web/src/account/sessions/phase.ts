import { SESSION_IDLE_HOURS } from '@ieum/contract';

const MINUTE_MS = 60_000;
/** The server notes by the minute when it was last used, so it may be that much ahead of us. */
const IDLE_MS = SESSION_IDLE_HOURS * 60 * MINUTE_MS - MINUTE_MS;
/** So long before the end somebody is asked whether they are still there. */
const WARNING_MS = 2 * MINUTE_MS;
/** A computer that slept wakes up with its timers late; what time it is, is looked at so often. */
const LOOK_MS = 30_000;
const SECOND_MS = 1000;

type Marks = {
  /** When the server last heard of this session. */
  lastUse: number;
  /** When the session ends in any case. */
  endsAt: number;
};

export type SessionPhase = {
  name: 'open' | 'ending' | 'ended';
  /** `idle`: nobody was there. `limit`: it has lasted as long as a session may. */
  cause: 'idle' | 'limit';
  /** Until the end, in milliseconds. */
  left: number;
};

export const phaseAt = (now: number, { lastUse, endsAt }: Marks): SessionPhase => {
  const idleEnd = lastUse + IDLE_MS;
  const cause = endsAt < idleEnd ? 'limit' : 'idle';
  const left = Math.max(0, Math.min(idleEnd, endsAt) - now);
  if (left === 0) return { name: 'ended', cause, left };
  return { name: left > WARNING_MS ? 'open' : 'ending', cause, left };
};

/** When to look again: at the next change at the latest, and each second while somebody watches the time run out. */
export const nextLook = ({ name, left }: SessionPhase) => {
  if (name === 'ending') return Math.min(SECOND_MS, left);
  return name === 'open' ? Math.min(LOOK_MS, left - WARNING_MS) : LOOK_MS;
};
