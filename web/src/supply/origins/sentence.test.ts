import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { barPieces } from './bar-pieces.ts';
import { type OriginCountry, saidOfOrigins } from './sentence.ts';
import { withTopic } from './use-origin-words.ts';

const exactly = (share: number) => ({ from: share, to: share });
const between = (from: number, to: number) => ({ from, to });
const country = (code: string, share: number, confirmed = 0): OriginCountry => ({
  country: code,
  share: exactly(share),
  confirmed: exactly(confirmed),
});

it('27.3 names the country that is stated, and says that nothing is confirmed', () => {
  const shares = { confirmed: exactly(0), declared: exactly(100), unknown: exactly(0) };
  expect(saidOfOrigins({ shares, countries: [country('CD', 100)], ends: [] })).toEqual([
    { key: 'statedAll', countries: ['CD'] },
  ]);
});

it('27.3 tells how much may be unknown where only bands are known', () => {
  const shares = { confirmed: exactly(0), declared: between(13, 100), unknown: between(0, 87) };
  expect(saidOfOrigins({ shares, countries: [country('CD', 13)], ends: [] })).toEqual([
    { key: 'statedAll', countries: ['CD'] },
    { key: 'unknownMost', share: between(0, 87) },
  ]);
});

it('27.3 tells confirmed, stated and unknown parts apart, the greatest country first', () => {
  const shares = { confirmed: exactly(75), declared: exactly(15), unknown: exactly(10) };
  const countries = [country('CL', 15), country('AR', 5, 5), country('AU', 70, 70)];
  expect(saidOfOrigins({ shares, countries, ends: [] })).toEqual([
    { key: 'confirmedMost', countries: ['AU', 'AR'] },
    { key: 'statedToo', countries: ['CL'] },
    { key: 'unknown', share: exactly(10) },
  ]);
});

it('27.3 claims no more than the lower end of a range', () => {
  const said = (from: number) =>
    saidOfOrigins({
      shares: { confirmed: between(from, 100), declared: exactly(0), unknown: between(0, 100 - from) },
      countries: [country('AU', 100, 100)],
      ends: [],
    })[0]?.key;
  expect([100, 50, 49, 1, 0].map(said)).toEqual([
    'confirmedAll',
    'confirmedMost',
    'confirmedSome',
    'confirmedSome',
    'confirmedMaybe',
  ]);
});

it('27.3 says that nothing can be said, and where the trail ends', () => {
  const shares = { confirmed: exactly(0), declared: exactly(0), unknown: exactly(100) };
  expect(saidOfOrigins({ shares, countries: [], ends: [] })).toEqual([{ key: 'nothing' }]);
  const ends = [
    { kind: 'lastKnown', country: 'CN' },
    { kind: 'gap', country: 'CN' },
    { kind: 'gap', country: '' },
  ] as const;
  expect(saidOfOrigins({ shares, countries: [], ends: [...ends] })).toEqual([
    { key: 'nothing' },
    { key: 'lastKnown', countries: ['CN'] },
  ]);
});

it('27.3 has every clause in four languages, with the same values', () => {
  const valuesOf = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name).toSorted();
  const said = ['kr', 'en', 'cn', 'jp'].map(
    (language): Record<string, string> =>
      JSON.parse(
        readFileSync(join(import.meta.dirname, `../../../../locales/${language}/interface/origin.json`), 'utf8'),
      ).said,
  );
  for (const key of ['confirmedAll', 'statedAll', 'statedSome', 'statedToo', 'unknownMost', 'nothing', 'lastKnown'])
    expect(new Set(said.map((words) => valuesOf(words[key] ?? '').join())).size).toBe(1);
});

it('27.3 gives a Korean material its particle', () => {
  expect(['코발트', '리튬', '철강', 'Co'].map(withTopic)).toEqual(['코발트는', '리튬은', '철강은', 'Co']);
});

it('27.3 draws what is sure, and the open rest apart, which together make the whole', () => {
  expect(barPieces({ confirmed: exactly(0), declared: between(13, 100), unknown: between(0, 87) })).toEqual([
    { kind: 'declared', size: 13 },
    { kind: 'open', size: 87 },
  ]);
  expect(barPieces({ confirmed: exactly(75), declared: exactly(15), unknown: exactly(10) })).toEqual([
    { kind: 'confirmed', size: 75 },
    { kind: 'declared', size: 15 },
    { kind: 'unknown', size: 10 },
  ]);
});
