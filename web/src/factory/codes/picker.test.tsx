// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp } from '../../../test/world.ts';
import { createQueryClient } from '../../kit/api/query-client.ts';
import { i18n } from '../../kit/language/i18n.ts';
import { CodePicker } from './picker.tsx';

const LIST = { scheme: 'ksic', revision: '11', source: '통계청', publishedOn: '2024-07-01', isBuiltIn: false };
const ROWS = [
  { code: '28202', name: '운송장비용 이차전지 제조업', parents: [{ code: '28', name: '전기장비 제조업' }] },
  { code: '28203', name: '기타 이차전지 제조업', parents: [] },
];

let answer: object;
let calls: { path: string }[];
const onChange = vi.fn();

const Held = () => {
  const [value, setValue] = useState({ code: '', name: '' });
  return (
    <CodePicker
      label="공정"
      scheme="ksic"
      revision="11"
      value={value}
      onChange={(next) => {
        onChange(next);
        setValue(next);
      }}
    />
  );
};

const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Held />
    </QueryClientProvider>,
  );
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: '공정' });

beforeEach(async () => {
  onChange.mockClear();
  answer = { list: LIST, rows: ROWS, hasMore: false };
  calls = await startTestApp({ server: () => ({ data: answer }) });
  await i18n.loadNamespaces(['ui', 'codes']);
});
afterEach(cleanup);

it('S2.3 asks nobody before somebody types, then finds, and is chosen from by keyboard alone', async () => {
  open();
  expect(calls).toEqual([]);
  // Pasted at once: a slow machine would already search for the first typed letter.
  await userEvent.click(input());
  await userEvent.paste('이차');
  await screen.findByRole('option', { name: /28202/ });
  const requestUrl = new URL(calls.at(-1)?.path ?? '', 'http://ieum.test');
  expect(requestUrl.pathname).toBe('/api/codes/ksic');
  expect(Object.fromEntries(requestUrl.searchParams)).toEqual({ revision: '11', query: '이차', language: 'kr' });
  expect(screen.getByText('KSIC 11차 개정')).toBeTruthy();
  expect(screen.getByText('전기장비 제조업')).toBeTruthy();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onChange.mock.lastCall).toEqual([{ code: '28203', name: '기타 이차전지 제조업' }]);
  expect(input().value).toBe('28203 기타 이차전지 제조업');
});

it('keeps what was written where no list has it', async () => {
  answer = { list: null, rows: [], hasMore: false };
  open();
  await userEvent.type(input(), '도금');
  await screen.findByText('아직 불러온 목록이 없어요. 직접 입력해 주세요.');
  await userEvent.tab();
  expect(input().value).toBe('도금');
  expect(onChange.mock.lastCall).toEqual([{ code: '', name: '도금' }]);
});

it('takes a code that is typed in full for the code', async () => {
  open();
  await userEvent.type(input(), '2820');
  await screen.findByRole('option', { name: /28202/ });
  await userEvent.type(input(), '2');
  expect(onChange.mock.lastCall).toEqual([{ code: '28202', name: '운송장비용 이차전지 제조업' }]);
});
