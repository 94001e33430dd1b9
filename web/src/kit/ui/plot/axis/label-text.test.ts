import { expect, it } from 'vitest';
import { cutText, roomyLabels, textWidth, widestText } from './label-text.ts';

const EM = 10;

it('takes Hangul, Han and Kana for wider than Latin, and a W for wider than an l', () => {
  expect(textWidth('공장', EM)).toBe(20);
  expect(textWidth('工場か', EM)).toBe(30);
  expect(textWidth('ab', EM)).toBe(12);
  expect(textWidth('W', EM)).toBeGreaterThan(textWidth('ll', EM));
  expect(widestText(['a', '공장'], EM)).toBe(20);
  expect(widestText([], EM)).toBe(0);
});

it('leaves alone what fits and cuts what does not, by whole letters', () => {
  expect(cutText('공장', 20, EM)).toBe('공장');
  expect(cutText('아주 긴 공장 이름', 50, EM)).toBe('아주 긴…');
  expect(cutText('👩👩👩👩', 30, EM)).toBe('👩👩…');
  expect(cutText('공장', 0, EM)).toBe('…');
});

it('keeps only labels that do not touch, at even distances', () => {
  const labels = [0, 10, 20, 30, 40].map((at) => ({ at, width: 16 }));
  expect(roomyLabels(labels, 4).map(({ at }) => at)).toEqual([0, 20, 40]);
  const uneven = [4, 30, 4, 4, 4].map((width, index) => ({ at: index * 20, width }));
  expect(roomyLabels(uneven, 4).map(({ at }) => at)).toEqual([0, 40, 80]);
  expect(roomyLabels([], 4)).toEqual([]);
});
