import { useEffect, useState } from 'react';

const SETTLE_MS = 150;

/** Returns a value once it no longer changes, so that not every letter or step causes a request. */
export const useSettled = <T>(value: T, pauseMs = SETTLE_MS) => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
};
