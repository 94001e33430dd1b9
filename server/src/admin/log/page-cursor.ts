export const TURN_SIZE = 50;

/** Cursor where the previous page ended, and the direction to go from there. */
export type Turn = { before?: string | undefined; after?: string | undefined };
export type Place = { at: string; id: string };

type Turned<Row> = { rows: Row[]; older: string | null; newer: string | null };

/** Goes to older lines unless only `after` is set: `before` wins if both are set. */
export const directionOf = ({ before, after }: Turn) => ({
  isOlder: before !== undefined || after === undefined,
  from: placeOf(before ?? after),
});

/**
 * `found` holds up to one row more than a page, in the order of the direction: that extra row shows whether the pages
 * go on. There is always a page on the side from which the reader came.
 */
export const turned = <Row extends Place>(found: Row[], turn: Turn): Turned<Row> => {
  const { isOlder, from } = directionOf(turn);
  const goesOn = found.length > TURN_SIZE;
  const page = found.slice(0, TURN_SIZE);
  const rows = isOlder ? page : page.toReversed();
  const [first, last] = [rows[0], rows.at(-1)];
  const hasOlder = isOlder ? goesOn : from !== undefined;
  const hasNewer = isOlder ? from !== undefined : goesOn;
  return {
    rows,
    older: last && hasOlder ? cursorOf(last) : null,
    newer: first && hasNewer ? cursorOf(first) : null,
  };
};

const cursorOf = ({ at, id }: Place) => `${at}_${id}`;

const placeOf = (cursor: string | undefined): Place | undefined => {
  const [at, id] = cursor?.split('_') ?? [];
  return at && id ? { at, id } : undefined;
};
