/** Returns the next index for a key, or undefined for other keys. The list wraps around at both ends. */
export const stepTo = (key: string, at: number, count: number) => {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
};
