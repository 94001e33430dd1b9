/** The same list with one of it elsewhere; nothing is changed where there is no such place. */
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

export const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, other) => other !== at);

export const replaced = <T>(list: readonly T[], at: number, item: T): T[] =>
  list.map((one, other) => (other === at ? item : one));
