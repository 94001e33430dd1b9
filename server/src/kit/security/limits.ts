import { isIPv6 } from 'node:net';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { fail } from '../http/failure.ts';
import type { KeyedHash } from './keyed-hash.ts';
import { countTries, findTries, type LimitRow, takeBackTries } from './limit.store.ts';

export { deleteLimitsEndedBefore, findLimitRules, setLimitRule } from './limit.store.ts';

/** At most `max` tries in each window. */
export type Rule = readonly [max: number, windowMs: number];

/** Name of the limit, and whose tries it counts. */
export type Counted = { name: string; who: string; rules: readonly Rule[] };

type Tries = Awaited<ReturnType<typeof findTries>>;

export type Limits = ReturnType<typeof createLimits>;

/** Counts in the database: a restart forgets nothing, and several processes count together. */
export const createLimits = ({ factor, clock, hash }: { factor: number; clock: Clock; hash: KeyedHash }) => {
  /** Windows are computed from the clock, so that no row must be read to find the current one. */
  const rowsOf = (counted: Counted[], at: Date) =>
    counted.flatMap(({ name, who, rules }) =>
      rules.map(([max, windowMs]) => {
        const endsMs = (Math.floor(at.getTime() / windowMs) + 1) * windowMs;
        const row: LimitRow = {
          name: ruleName(name, windowMs),
          key: hash(who),
          window_ends: new Date(endsMs).toISOString(),
        };
        return { row, max, endsMs };
      }),
    );

  /** Returns the seconds to wait if these tries, and `next` more, are too many for one of the limits. */
  const waitAfter = (rows: ReturnType<typeof rowsOf>, tries: Tries, at: Date, next = 0) => {
    const isOver = ({ row, max }: (typeof rows)[number]) =>
      tries.some(({ name, count, ruled }) => name === row.name && count + next > (ruled ?? max) * factor);
    const over = rows.filter(isOver);
    if (over.length === 0) return undefined;
    return Math.ceil((Math.max(...over.map(({ endsMs }) => endsMs)) - at.getTime()) / 1000);
  };

  /** Counts one try of each. Returns the seconds to wait if one was too many. */
  const count = async (db: Db, counted: Counted[], at = clock()) => {
    const rows = rowsOf(counted, at);
    return waitAfter(rows, await countTries(db, keysOf(rows)), at);
  };

  /** Counts nothing. Returns the seconds to wait if one more try would be too many. */
  const look = async (db: Db, counted: Counted[], at = clock()) => {
    const rows = rowsOf(counted, at);
    return waitAfter(rows, await findTries(db, keysOf(rows)), at, 1);
  };

  return {
    factor,
    count,
    look,
    /** Refuses a try that was too many. The count must outlive the refusal: count in a separate transaction. */
    refuse: (waitS: number | undefined) => {
      if (waitS !== undefined) fail('request.too_many', {}, waitS);
    },
    /** Uses the windows in which the try was counted: others may have begun meanwhile. */
    takeBack: (db: Db, counted: Counted[], at = clock()) => takeBackTries(db, keysOf(rowsOf(counted, at))),
  };
};

const keysOf = (rows: { row: LimitRow }[]) => rows.map(({ row }) => row);

/** Returns the name under which one window of a limit is counted and changed. */
export const ruleName = (name: string, windowMs: number) => `${name}/${windowMs}`;

/**
 * Treats neighbours as one network: a household or an office has many addresses. One address may be written in many
 * ways.
 */
export const networkOf = (address: string) => {
  const [plain = ''] = address.split('%', 1);
  if (!isIPv6(plain)) return `${plain.split('.').slice(0, 3).join('.')}.x`;
  const parts = expanded(new URL(`http://[${plain}]`).hostname.slice(1, -1));
  const [first = 0, second = 0] = parts.slice(6).map((part) => Number.parseInt(part, 16));
  const isMapped = parts.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMapped ? `${first >> 8}.${first & 255}.${second >> 8}.x` : `${parts.slice(0, 4).join(':')}::`;
};

/** Returns the eight parts of an address such as `2001:db8::1`. */
const expanded = (address: string) => {
  const [head = '', tail] = address.split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: gap }, () => '0'), ...after];
};
