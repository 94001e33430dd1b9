// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestApp } from '../../../../test/world.ts';
import { i18n } from '../../language/i18n.ts';
import { DiffView } from './diff-view.tsx';

const LONG = '아연 도금과 크롬 도금을 하며 하루 두 번 폐수를 검사합니다.';

beforeEach(async () => {
  await startTestApp();
  await i18n.loadNamespaces('ui');
});
afterEach(cleanup);

const show = (before: string | null, after: string | null) => {
  render(<DiffView label="변경" changes={[{ id: 'x', label: '항목 하나', before, after }]} />);
  const row = screen.getByRole('row', { name: /항목 하나/ });
  return { row, marked: (mark: 'del' | 'ins') => [...row.querySelectorAll(mark)].map((word) => word.textContent) };
};

it.each([
  { before: null, after: '새 값', sign: '+', word: '추가' },
  { before: '옛 값', after: null, sign: '−', word: '삭제' },
  { before: '옛 값', after: '새 값', sign: '~', word: '변경' },
  { before: '값', after: '값', sign: '=', word: '그대로' },
])('marks a field as $word by a sign and a word', ({ before, after, sign, word }) => {
  const { row, marked } = show(before, after);
  const name = within(row).getByRole('rowheader');
  expect(name.textContent).toContain(sign);
  expect(name.textContent).toContain(word);
  const isSame = before === after;
  expect(marked('del')).toEqual(before && !isSame ? [before] : []);
  expect(marked('ins')).toEqual(after && !isSame ? [after] : []);
});

it('marks only the changed words of a long text', () => {
  const { marked } = show(LONG, LONG.replace('크롬', '니켈').replace('두', '세'));
  expect(marked('del')).toEqual(['크롬', '두']);
  expect(marked('ins')).toEqual(['니켈', '세']);
});

it('says so when nothing has changed', () => {
  render(<DiffView label="변경" changes={[]} />);
  expect(screen.getByText('바뀐 내용이 없어요')).toBeTruthy();
});
