// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp } from '../../../../test/world.ts';
import { changeLanguage, i18n } from '../../language/i18n.ts';
import { DateField } from './date-field.tsx';

const Held = ({ value: first = '', onChange, ...rest }: Partial<ComponentProps<typeof DateField>>) => {
  const [value, setValue] = useState(first);
  const change = (next: string) => {
    setValue(next);
    onChange?.(next);
  };
  return <DateField label="만료일" {...rest} value={value} onChange={change} />;
};

const input = () => screen.getByLabelText<HTMLInputElement>('만료일', { selector: 'input' });
const opener = () => screen.getByRole('button', { name: '만료일 달력 열기' });

beforeEach(async () => {
  await startTestApp();
  await i18n.loadNamespaces('ui');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('shows 2026.11.15 in Korean and follows the language', async () => {
  render(<Held value="2026-11-15" />);
  expect(input().value).toBe('2026.11.15');
  await act(() => changeLanguage('en'));
  expect(input().value).toBe('15 Nov 2026');
});

it.each(['2026-11-15', '2026.11.15', '20261115'])('takes %s as it is pasted, and shows it in order', async (text) => {
  const onChange = vi.fn();
  render(<Held onChange={onChange} />);
  await userEvent.click(input());
  await userEvent.paste(text);
  expect(onChange.mock.lastCall).toEqual(['2026-11-15']);
  await userEvent.tab();
  expect(input().value).toBe('2026.11.15');
});

it('S1.4 23.17 shows in English the name of the month as it is typed, and keeps it', async () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB');
  await act(() => changeLanguage('en'));
  const onChange = vi.fn();
  render(<Held onChange={onChange} />);
  await userEvent.type(input(), '17/11/2026');
  expect(input().value).toBe('17/11/2026');
  expect(screen.getByRole('status').textContent).toBe('17 Nov 2026');
  expect(onChange.mock.lastCall).toEqual(['2026-11-17']);
  await userEvent.tab();
  expect(input().value).toBe('17 Nov 2026');
  expect(screen.getByRole('status').textContent).toBe('');
});

it('S1.4 23.17 asks which month is meant where the browser does not say, and takes none', async () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('ko-KR');
  await act(() => changeLanguage('en'));
  const onChange = vi.fn();
  render(<Held onChange={onChange} />);
  await userEvent.type(input(), '3/2/2026');
  const question = 'This could be 3 Feb 2026 or 2 Mar 2026. Type the month as a word.';
  expect(screen.getByRole('status').textContent).toBe(question);
  await userEvent.tab();
  expect(screen.getByText(question)).toBeTruthy();
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(onChange).not.toHaveBeenCalled();
});

it('keeps half a date and gives no value for it', async () => {
  const onChange = vi.fn();
  render(<Held value="2026-11-15" onChange={onChange} />);
  await userEvent.type(input(), '{Backspace}{Backspace}');
  expect(input().value).toBe('2026.11.');
  expect(onChange.mock.lastCall).toEqual(['']);
  expect(input().getAttribute('aria-invalid')).toBe('false');
  await userEvent.tab();
  expect(input().value).toBe('2026.11.');
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('날짜를 2026.11.15처럼 입력해 주세요.')).toBeTruthy();
});

it('refuses what is out of bounds, in words', async () => {
  const onChange = vi.fn();
  render(<Held min="2026-01-01" max="2026-12-31" onChange={onChange} error="만료일을 입력해 주세요." />);
  await userEvent.type(input(), '20251231');
  await userEvent.tab();
  expect(screen.getByText('2026.01.01부터 입력할 수 있어요.')).toBeTruthy();
  expect(screen.queryByText('만료일을 입력해 주세요.')).toBeNull();
  await userEvent.clear(input());
  await userEvent.type(input(), '20270101');
  await userEvent.tab();
  expect(screen.getByText('2026.12.31까지 입력할 수 있어요.')).toBeTruthy();
  expect(onChange).not.toHaveBeenCalled();
});

it('opens a calendar at the value, where a day within the limits is picked', async () => {
  const onChange = vi.fn();
  render(<Held value="2026-11-15" onChange={onChange} max="2026-11-20" />);
  await userEvent.click(opener());
  expect(screen.getByRole('dialog', { name: '만료일 달력 열기' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /2026년 11월 15일.*선택됨/ })).toBeTruthy();
  const late = screen.getByRole('button', { name: /2026년 11월 21일/ });
  expect(late.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(late);
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: /2026년 11월 3일/ }));
  expect(onChange.mock.calls).toEqual([['2026-11-03']]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(input().value).toBe('2026.11.03');
});

it('sends its value with the form in ISO form', () => {
  const { container } = render(
    <form>
      <Held value="2026-11-15" name="expiry" />
    </form>,
  );
  expect(new FormData(container.querySelector('form') as HTMLFormElement).getAll('expiry')).toEqual(['2026-11-15']);
});

it('can be disabled', () => {
  render(<Held disabled />);
  expect(input().disabled).toBe(true);
  expect(opener()).toHaveProperty('disabled', true);
});
