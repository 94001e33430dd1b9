import { useState } from 'react';

/** What was just chosen, until the address says the same; what the address says otherwise wins. */
export const useHeld = <T extends object>(given: T) => {
  const key = JSON.stringify(given);
  const [held, setHeld] = useState({ value: given, key });
  if (held.key !== key) setHeld({ value: given, key });
  return [held.value, (value: T) => setHeld({ value, key })] as const;
};
