import type { Material } from '@ieum/contract';
import { expect, it } from 'vitest';
import words from '../../../locales/kr/interface/material.json' with { type: 'json' };
import { materialsMatching } from './material-matches.ts';

const nameOf = (material: Material) => words.name[material];
const found = (typed: string) => materialsMatching(typed, nameOf);

it('27.1 finds a material by its name in four languages, by its symbol, and by its HS headings', () => {
  for (const typed of [
    '코발트',
    '코발',
    'ㅋㅂㅌ',
    'cobalt',
    'Cobalt',
    'cob',
    '钴',
    'コバルト',
    '2605',
    '2822',
    '8105',
    '2833.29',
  ])
    expect([typed, found(typed)]).toEqual([typed, ['cobalt']]);
});

it('27.1 puts the material of a symbol before those whose name begins so', () => {
  expect(found('C')[0]).toBe('graphite');
  expect(found('Co')).toEqual(['cobalt', 'copper', 'cotton']);
});

it('27.1 finds no material by other words, by two digits or without any text', () => {
  for (const typed of ['', ' ', '한빛', '28', 'zzz', '전기차']) expect([typed, found(typed)]).toEqual([typed, []]);
});
