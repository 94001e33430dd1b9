import { expect, it } from 'vitest';
import { fillIn, inEveryLanguage } from './words.ts';

it('gathers the languages of each key', () => {
  const [kr, en, cn, jp] = ['k', 'e', 'c', 'j'].map((word) => ({ a: `${word}1`, b: `${word}2` }));
  if (!kr || !en || !cn || !jp) throw new Error('there are four languages');
  expect(inEveryLanguage({ kr, en, cn, jp })).toEqual({
    a: { kr: 'k1', en: 'e1', cn: 'c1', jp: 'j1' },
    b: { kr: 'k2', en: 'e2', cn: 'c2', jp: 'j2' },
  });
});

it('fills each place once and reads no value as a template', () => {
  expect(fillIn('{{a}}, {{b}}, {{a}}', { a: '{{b}} $& $1', b: 2 })).toBe('{{b}} $& $1, 2, {{b}} $& $1');
});

it('refuses a place that has no value', () => {
  expect(() => fillIn('{{a}}', {})).toThrow('{{a}}');
});
