import { SESSION_IDLE_HOURS } from '@ieum/contract';

const MINUTE_MS = 60_000;
/** The server stores the last use to the minute, so its idle time may end up to a minute before the browser's. */
const IDLE_MS = SESSION_IDLE_HOURS * 60 * MINUTE_MS - MINUTE_MS;
/** Time before the end at which the person is asked whether they want to stay. */
const WARNING_MS = 2 * MINUTE_MS;
/** Longest time between two looks at the clock: after sleep a computer's timers are late. */
const LOOK_MS = 30_000;
const SECOND_MS = 1000;

type Marks = {
  /** Time of the last call to the server in this session. */
  lastUse: number;
  /** Time at which the session ends in any case. */
  endsAt: number;
};

export type SessionPhase = {
  name: 'open' | 'ending' | 'ended';
  /** `idle`: no use for too long. `limit`: the maximum duration is reached. */
  cause: 'idle' | 'limit';
  /** Milliseconds until the end. */
  left: number;
};

export const phaseAt = (now: number, { lastUse, endsAt }: Marks): SessionPhase => {
  const idleEnd = lastUse + IDLE_MS;
  const cause = endsAt < idleEnd ? 'limit' : 'idle';
  const left = Math.max(0, Math.min(idleEnd, endsAt) - now);
  if (left === 0) return { name: 'ended', cause, left };
  return { name: left > WARNING_MS ? 'open' : 'ending', cause, left };
};

/**
 * Returns the delay until the next look: at most until the next change, and one second while the countdown is shown.
 */
export const nextLook = ({ name, left }: SessionPhase) => {
  if (name === 'ending') return Math.min(SECOND_MS, left);
  return name === 'open' ? Math.min(LOOK_MS, left - WARNING_MS) : LOOK_MS;
};
