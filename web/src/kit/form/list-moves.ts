/** Returns the list with one item moved. The list stays as it is if the target is out of bounds. */
export const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const next = [...list];
  if (to < 0 || to >= list.length) return next;
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
};

export const inserted = <T>(list: readonly T[], at: number, ...items: T[]): T[] => [
  ...list.slice(0, at),
  ...items,
  ...list.slice(at),
];

export const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, index) => index !== at);

export const replaced = <T>(list: readonly T[], at: number, item: T): T[] =>
  list.map((present, index) => (index === at ? item : present));
