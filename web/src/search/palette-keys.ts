/** Where a key leads in a list of so many, from this one; nothing where it means something else. Both ends are joined. */
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
