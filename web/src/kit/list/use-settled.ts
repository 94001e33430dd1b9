import { useEffect, useState } from 'react';

const SETTLE_MS = 150;

/** A value once it no longer changes, so that not every letter or step is a question to the server. */
export const useSettled = <T>(value: T, pauseMs = SETTLE_MS) => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
};
