import { useState } from 'react';

/** Holds the latest choice until the address contains it. A different address wins. */
export const useLatestChoice = <T extends object>(current: T) => {
  const key = JSON.stringify(current);
  const [held, setHeld] = useState({ value: current, key });
  if (held.key !== key) setHeld({ value: current, key });
  return [held.value, (value: T) => setHeld({ value, key })] as const;
};
