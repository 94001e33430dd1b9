import { useEffect, useRef, useState } from 'react';
import { readLastUse } from '../../kit/session/last-use.ts';
import { nextLook, phaseAt } from './phase.ts';
import { readSessionEnd } from './stored-user.ts';

/** Returns the phase of the session and a function that evaluates it again at once. */
export const useSessionPhase = () => {
  const openedAt = useRef(Date.now());
  const look = () => phaseAt(Date.now(), marksSince(openedAt.current));
  const [phase, setPhase] = useState(look);
  const [rounds, setRounds] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a wish to look again
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const lookNow = () => {
      clearTimeout(timer);
      const seen = look();
      setPhase(seen);
      timer = setTimeout(lookNow, nextLook(seen));
    };
    lookNow();
    // Another tab has made a call or signed in, or this tab returns from the background, where timers sleep.
    window.addEventListener('storage', lookNow);
    document.addEventListener('visibilitychange', lookNow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('storage', lookNow);
      document.removeEventListener('visibilitychange', lookNow);
    };
  }, [rounds]);

  return { phase, lookAgain: () => setRounds((before) => before + 1) };
};

/** Ignores times stored before the page opened: the page makes a call, and the server's answer counts. */
const marksSince = (openedAt: number) => {
  const endsAt = readSessionEnd() ?? Number.POSITIVE_INFINITY;
  return {
    lastUse: Math.max(openedAt, readLastUse() ?? 0),
    endsAt: endsAt > openedAt ? endsAt : Number.POSITIVE_INFINITY,
  };
};
