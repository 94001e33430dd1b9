// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp } from '../../../../test/world.ts';
import { changeLanguage } from '../../language/i18n.ts';
import { countCharacters } from './character-count.ts';
import { TextField } from './text-field.tsx';

const PAUSE = 1000;

beforeEach(async () => {
  await startTestApp();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const input = () => screen.getByLabelText<HTMLInputElement>('이름');
const descriptionOf = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

it('ties label, help and error to the input', () => {
  render(<TextField label="이름" help="도움말" error="잘못" />);
  expect(descriptionOf(input())).toBe('도움말 잘못');
  expect(input().getAttribute('aria-invalid')).toBe('true');
});

it('marks what may be left out', () => {
  render(<TextField label="이름" isOptional />);
  expect(screen.getByText('이름').textContent).toBe('이름(선택)');
  expect(screen.getByRole('textbox')).toHaveProperty('required', false);
});

it('reads out what stands before and after the input', () => {
  render(<TextField label="이름" prefix="https://" suffix="원" />);
  expect(descriptionOf(input())).toBe('https:// 원');
});

it.each([
  ['', 0],
  ['이음', 2],
  ['이음'.normalize('NFD'), 2],
  ['👨‍👩‍👧‍👦', 1],
  ['é', 1],
  ['a\nb', 3],
])('S5.8 counts %j as people do', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});

it('S5.8 counts what is typed, and says the limit', async () => {
  render(<TextField label="이름" maxLength={5} />);
  expect(screen.getByText('0/5')).toBeTruthy();
  expect(descriptionOf(input())).toBe('5자까지 입력할 수 있어요');
  await userEvent.type(input(), '이음👨‍👩‍👧‍👦');
  expect(screen.getByText('3/5')).toBeTruthy();
});

it('S5.8 keeps what is pasted whole, and says that it is too long', async () => {
  render(<TextField label="이름" maxLength={5} />);
  await userEvent.click(input());
  await userEvent.paste('가나다라마바사');
  expect(input().value).toBe('가나다라마바사');
  expect(screen.getByText('7/5')).toBeTruthy();
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(input())).toContain('5자');
});

it('S5.8 speaks up near the limit, after a pause, and never before', () => {
  vi.useFakeTimers();
  render(<TextField label="이름" maxLength={10} defaultValue="12345678" />);
  const pause = () => act(() => vi.advanceTimersByTime(PAUSE));
  const type = (value: string) => fireEvent.input(input(), { target: { value } });
  const status = screen.getByRole('status');
  pause();
  expect(status.textContent).toBe('');
  type('123456789');
  expect(status.textContent).toBe('');
  pause();
  expect(status.textContent).toBe('1자 남았어요');
  type('12345678901');
  pause();
  expect(status.textContent).toBe('1자 넘었어요');
  type('1');
  pause();
  expect(status.textContent).toBe('');
});

it('S5.8 counts what a form puts in', async () => {
  const Form = () => {
    const { register, reset } = useForm({ defaultValues: { name: '가나' } });
    return (
      <>
        <TextField label="이름" maxLength={5} {...register('name')} />
        <button type="button" onClick={() => reset({ name: '가나다라' })} />
      </>
    );
  };
  render(<Form />);
  expect(screen.getByText('2/5')).toBeTruthy();
  await userEvent.click(screen.getByRole('button'));
  expect(input().value).toBe('가나다라');
  expect(screen.getByText('4/5')).toBeTruthy();
});

it('S2.12 shows and hides a password; focus and caret stay', async () => {
  render(<TextField label="비밀번호" type="password" defaultValue="secret" />);
  const password = screen.getByLabelText<HTMLInputElement>('비밀번호');
  const toggle = screen.getByRole('button', { name: '비밀번호 표시', pressed: false });
  await userEvent.click(password);
  password.setSelectionRange(2, 4);
  await userEvent.click(toggle);
  expect(password).toMatchObject({ type: 'text', value: 'secret', selectionStart: 2, selectionEnd: 4 });
  expect(document.activeElement).toBe(password);
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
  expect(password.getAttribute('spellcheck')).toBe('false');
  await userEvent.tab();
  expect(document.activeElement).toBe(toggle);
  await userEvent.keyboard(' ');
  expect(password.type).toBe('password');
  expect(document.activeElement).toBe(toggle);
});

it.each([
  ['kr', '비밀번호 표시'],
  ['en', 'Show 비밀번호'],
  ['cn', '显示“비밀번호”'],
  ['jp', '비밀번호を表示'],
] as const)('S2.12 names the toggle in %s', async (language, name) => {
  await changeLanguage(language);
  render(<TextField label="비밀번호" type="password" />);
  expect(screen.getByRole('button', { name })).toBeTruthy();
});

it('sends no form when a password is shown', async () => {
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <TextField label="비밀번호" type="password" />
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});
