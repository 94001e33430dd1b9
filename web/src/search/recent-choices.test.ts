// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { forgetChoices } from './choices-key.ts';
import type { Entry } from './palette-entry.ts';
import { readRecent, rememberChoice } from './recent-choices.ts';

const ME = 'me@test.kr';
const entry = (no: number): Entry => ({
  id: `factory-${no}`,
  kind: 'factory',
  to: `/factory/${no}`,
  title: `${no}공장`,
  detail: '',
  state: 'active',
});

beforeEach(() => localStorage.clear());

it('keeps the last five, the last one first, each once', () => {
  for (const no of [1, 2, 3, 4, 5, 6, 2]) rememberChoice(ME, entry(no));
  expect(readRecent(ME).map(({ title }) => title)).toEqual(['2공장', '6공장', '5공장', '4공장', '3공장']);
});

it('shows them to nobody else, and to nobody once they are forgotten', () => {
  rememberChoice(ME, entry(1));
  expect(readRecent('other@test.kr')).toEqual([]);
  forgetChoices();
  expect(readRecent(ME)).toEqual([]);
});

it.each(['', '{', '[]', '{"of":"me@test.kr","entries":[{"to":"https://elsewhere.test"}]}'])(
  'takes “%s” for nothing',
  (stored) => {
    localStorage.setItem('ieum.recentChoices', stored);
    expect(readRecent(ME)).toEqual([]);
  },
);
