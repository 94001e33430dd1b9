// @vitest-environment happy-dom
import { LANGUAGES, type Language, UNITS } from '@ieum/contract';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { startTestApp } from '../../test/world.ts';
import { i18n } from '../kit/language/i18n.ts';
import { useQuantityWords } from '../supply/quantity-words.ts';
import { useUnitAmount } from './unit-amount.ts';

const startIn = async (language: Language) => {
  await startTestApp({ language });
  await i18n.loadNamespaces(['flow', 'unit']);
};
const quantitiesIn = async (language: Language) => {
  await startIn(language);
  return renderHook(() => useQuantityWords()).result.current;
};

afterEach(cleanup);

it('S1.4 shows a quantity with the form of the unit that follows the number', async () => {
  const { quantity, sign } = await quantitiesIn('en');
  expect([1, 0.5, 31_000].map((value) => quantity(value, 'H87'))).toEqual(['1 piece', '0.5 pieces', '31,000 pieces']);
  expect([quantity(12, 'KGM'), quantity(5, 'P1'), sign('SET')]).toEqual(['12 kg', '5%', 'sets']);
  expect([quantity(2_500, 'TNE'), quantity(12, 'MTK')]).toEqual(['2,500 t', '12 m²']);
  expect((await quantitiesIn('kr')).quantity(31_000, 'H87')).toBe('31,000개');
  expect((await quantitiesIn('cn')).quantity(31_000, 'H87')).toBe('31,000 个');
  expect((await quantitiesIn('jp')).quantity(31_000, 'H87')).toBe('31,000個');
});

it.each(LANGUAGES)('S1.4 has words for an amount of every unit in %s', async (language) => {
  await startIn(language);
  const { result } = renderHook(() => useUnitAmount());
  const texts = UNITS.flatMap((unit) => [1, 2].map((value) => result.current(value, String(value), unit)));
  expect(texts.filter((text) => !/^[12]/.test(text))).toEqual([]);
});
