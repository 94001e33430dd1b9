import { expect, it } from 'vitest';
import { isBeginning, isShown, isWhole } from './list-hits.ts';

const NURI = [{ title: '누리셀 오창공장', detail: 'Nuri Cell · F-001' }];

it.each(['누리셀', 'ㄴㄹㅅ', '오창', 'nuri', '누리셀 ㅇ', '누리', '품질경영', 'F001'])(
  'takes “%s” for whole words',
  (typed) => expect(isWhole(typed, NURI)).toBe(true),
);

it.each(['누리ㅅ', '누리세', '오창고', 'ㄳ'])('knows that “%s” is on its way to a word', (typed) =>
  expect(isWhole(typed, NURI)).toBe(false),
);

it('knows what stands in what is shown', () => {
  expect(isShown('f-001 오창', NURI)).toBe(true);
  expect(isShown('ㄴㄹㅅ', NURI)).toBe(false);
});

it('knows what begins so', () => {
  const rows = [{ title: '누리셀', detail: 'Nuri Cell · 1248100998' }];
  for (const typed of ['누리', 'NURI', '124-81', '1248']) expect(isBeginning(typed, rows), typed).toBe(true);
  for (const typed of ['리셀', 'cell', '0998', 'ㄴㄹ']) expect(isBeginning(typed, rows), typed).toBe(false);
});
