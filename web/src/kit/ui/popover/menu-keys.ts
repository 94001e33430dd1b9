/** Returns which item of a menu a key leads to, or undefined for a key that moves nothing. */
export const itemOfKey = (key: string, current: number, labels: string[]): number | undefined => {
  const { length } = labels;
  if (key === 'ArrowDown') return (current + 1) % length;
  if (key === 'ArrowUp') return (current + length - 1) % length;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  if (key.length > 1 || key === ' ') return undefined;
  const found = labels.findIndex((label) => label.toLowerCase().startsWith(key.toLowerCase()));
  return found < 0 ? undefined : found;
};
