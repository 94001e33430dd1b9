import { describe, expect, it } from 'vitest';
import { useDatabases } from '../../../test/fixtures/database/databases.ts';
import { createKeyedHash } from './keyed-hash.ts';
import { createLimits, deleteLimitsEndedBefore, networkOf } from './limits.ts';

const MINUTE = 60_000;
const START = Date.parse('2026-11-15T00:00:00Z');
const times = (count: number) => Array.from({ length: count }, (_, at) => at);

describe.each(await useDatabases())('count, on %s', (_, { inTransaction }) => {
  const world = (factor = 1) => {
    const time = { ms: START };
    const hash = createKeyedHash('a key for tests, 32 bytes or more', 'limits');
    const limits = createLimits({ factor, clock: () => new Date(time.ms), hash });
    const name = crypto.randomUUID();
    const counted = (who: string, max = 5, windowMs = MINUTE) => [{ name, who, rules: [[max, windowMs]] as const }];
    const count = (who: string, max?: number) => inTransaction((db) => limits.count(db, counted(who, max)));
    const takeBack = (who: string) => inTransaction((db) => limits.takeBack(db, counted(who), new Date(time.ms)));
    return { time, limits, count, takeBack, name };
  };

  it('B8 lets exactly so many through of 100 at once, and tells the others how long to wait', async () => {
    const { count, time } = world();
    time.ms += 10_000;
    const waits = await Promise.all(times(100).map(() => count('kim')));
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(5);
    expect(new Set(waits)).toEqual(new Set([undefined, 50]));
  });

  it('B8 counts everybody for themselves', async () => {
    const { count } = world();
    for (const _ of times(6)) await count('kim');
    expect(await count('kim')).toBe(60);
    expect(await count('lee')).toBeUndefined();
  });

  it('B8 starts anew when the window ends, and not a moment before', async () => {
    const { count, time } = world();
    for (const _ of times(5)) expect(await count('kim')).toBeUndefined();
    time.ms = START + MINUTE - 1;
    expect(await count('kim')).toBe(1);
    time.ms = START + MINUTE;
    expect(await count('kim')).toBeUndefined();
  });

  it('B8 holds several windows at once, and tells the longest wait', async () => {
    const { limits, name } = world();
    const rules = [
      [2, MINUTE],
      [3, 60 * MINUTE],
    ] as const;
    const waits = [];
    for (const _ of times(4)) waits.push(await inTransaction((db) => limits.count(db, [{ name, who: 'kim', rules }])));
    expect(waits).toEqual([undefined, undefined, 60, 3_600]);
  });

  it('multiplies how many, never how long', async () => {
    const { count } = world(3);
    const waits = [];
    for (const _ of times(16)) waits.push(await count('kim'));
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(15);
    expect(waits.at(-1)).toBe(60);
  });

  it('takes back what was counted, and nothing of anybody else', async () => {
    const { count, takeBack } = world();
    for (const _ of times(5)) await count('kim');
    await takeBack('kim');
    await takeBack('nobody');
    expect([await count('kim'), await count('kim')]).toEqual([undefined, 60]);
    for (const _ of times(5)) expect(await count('nobody')).toBeUndefined();
    expect(await count('nobody')).toBe(60);
  });

  it('takes back from the window in which it was counted', async () => {
    const { count, limits, time, name } = world();
    const counted = [{ name, who: 'kim', rules: [[5, MINUTE]] as const }];
    await count('kim');
    time.ms += MINUTE;
    for (const _ of times(5)) await count('kim');
    await inTransaction((db) => limits.takeBack(db, counted, new Date(START)));
    expect(await count('kim')).toBe(60);
  });

  it('takes back as exactly as it counts, under parallel fire', async () => {
    const { count, takeBack } = world();
    const tryAndTakeBack = async () => {
      await count('kim', 1_000);
      await takeBack('kim');
    };
    await Promise.all(times(50).map(tryAndTakeBack));
    for (const _ of times(5)) expect(await count('kim')).toBeUndefined();
    expect(await count('kim')).toBe(60);
  });

  it('keeps nobody’s name, and nothing that has ended', async () => {
    const { count, time, name } = world();
    await count('kim@test.kr');
    const rows = () =>
      inTransaction((db) => db.selectFrom('kit_limit').selectAll().where('name', 'like', `${name}%`).execute());
    expect(JSON.stringify(await rows())).not.toContain('kim');
    const forget = (ms: number) => inTransaction((db) => deleteLimitsEndedBefore(db, new Date(ms)));
    await forget(time.ms + MINUTE);
    expect(await rows()).toHaveLength(1);
    await forget(time.ms + MINUTE + 1);
    expect(await rows()).toEqual([]);
  });
});

describe('networkOf', () => {
  it.each([
    ['192.0.2.1', '192.0.2.254', true],
    ['192.0.2.1', '192.0.3.1', false],
    ['192.0.2.1', '::ffff:192.0.2.77', true],
    ['192.0.2.1', '::FFFF:192.0.2.77', true],
    ['192.0.2.1', '::ffff:c000:24d', true],
    ['192.0.2.1', '0:0:0:0:0:ffff:192.0.2.77', true],
    ['::ffff:192.0.2.1', '::ffff:192.0.3.1', false],
    ['::ffff:c000:201', '::ffff:c000:301', false],
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', true],
    ['2001:db8:1:2::1', '2001:0db8:0001:0002:0000:0000:0000:0009', true],
    ['2001:db8:1:2::1', '2001:DB8:1:2::A', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['2001:db8::1', '2001:db8:0:0:5::1', true],
    ['2001:db8::1', '2001:db8:0:1::1', false],
    ['::1', '::2', true],
    ['::1', '127.0.0.1', false],
    ['fe80::1%eth0', 'fe80::2%eth0', true],
    ['fe80::1%eth0', 'fe80::1%eth1', true],
  ])('B8 takes %s and %s for one network: %s', (a, b, isSame) => {
    expect(networkOf(a) === networkOf(b)).toBe(isSame);
  });
});
