import { useEffect, useState } from 'react';

const SETTLE_MS = 150;

/** What was typed, once its writer pauses: not every letter is a question. */
export const useSettled = <T>(value: T) => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};
