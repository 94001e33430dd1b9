import { useEffect, useRef, useState } from 'react';
import { readLastUse } from '../../kit/session/last-use.ts';
import { nextLook, phaseAt } from './phase.ts';
import { readSessionEnd } from './stored-user.ts';

/** How the session stands, and how to look again at once. */
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
    // Another tab has made a call, or signed in; or this one comes back from the background, where timers sleep.
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

/** The page that opens makes a call, and the server's answer to that is worth more than what was noted before. */
const marksSince = (openedAt: number) => {
  const endsAt = readSessionEnd() ?? Number.POSITIVE_INFINITY;
  return {
    lastUse: Math.max(openedAt, readLastUse() ?? 0),
    endsAt: endsAt > openedAt ? endsAt : Number.POSITIVE_INFINITY,
  };
};
