import { useEffect, useState } from 'react';

const REST_MS = 200;

/** What a value is once it no longer changes. */
export const useRested = <T extends string | number>(value: T) => {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
};
