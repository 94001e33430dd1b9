// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp } from '../../../../test/world.ts';
import { ToastArea } from './toast-area.tsx';
import { changeToast, closeToast, readToasts, showToast } from './toasts.ts';

const SHOWN_MS = 6000;

const texts = () => readToasts().map(({ text }) => text);
const show = (kind: 'done' | 'error' | 'info', text: string, onAction?: () => void) =>
  act(() => {
    showToast({ kind, text, action: onAction && { label: '되돌리기', onAction } });
  });
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const closeButtons = () => screen.getAllByRole('button', { name: '닫기' });

beforeEach(async () => {
  await startTestApp();
  vi.useFakeTimers();
  render(<ToastArea />);
});
afterEach(() => {
  act(() => {
    for (const { id } of readToasts()) closeToast(id);
  });
  cleanup();
  vi.useRealTimers();
});

it('says errors at once and the rest politely', () => {
  show('done', '등록했어요.');
  show('info', '점검이 있어요.');
  show('error', '저장하지 못했어요.');
  expect(screen.getByRole('alert').textContent).toBe('저장하지 못했어요.');
  expect(screen.getByRole('status').textContent).toBe('등록했어요.점검이 있어요.');
});

it('takes down what is done or told after six seconds, and never an error', () => {
  show('info', '점검이 있어요.');
  show('error', '저장하지 못했어요.');
  wait(SHOWN_MS - 1);
  expect(texts()).toEqual(['점검이 있어요.', '저장하지 못했어요.']);
  wait(1);
  expect(texts()).toEqual(['저장하지 못했어요.']);
  wait(SHOWN_MS * 100);
  expect(texts()).toEqual(['저장하지 못했어요.']);
});

it('takes errors down once something has worked', () => {
  show('error', '저장하지 못했어요.');
  show('info', '점검이 있어요.');
  show('done', '등록했어요.');
  expect(texts()).toEqual(['점검이 있어요.', '등록했어요.']);
});

it('waits while the pointer is over one, and goes on with the time that was left', () => {
  show('done', '하나');
  wait(SHOWN_MS - 1000);
  const area = screen.getByRole('status').parentElement as HTMLElement;
  fireEvent.pointerEnter(area);
  wait(SHOWN_MS * 10);
  show('done', '둘');
  wait(SHOWN_MS * 10);
  expect(texts()).toEqual(['하나', '둘']);
  fireEvent.pointerLeave(area);
  wait(999);
  expect(texts()).toEqual(['하나', '둘']);
  wait(1);
  expect(texts()).toEqual(['둘']);
  wait(SHOWN_MS);
  expect(texts()).toEqual([]);
});

it('waits while the focus is inside, and gives it back when it is closed', () => {
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  show('done', '하나');
  const [close] = closeButtons();
  act(() => close?.focus());
  // happy-dom does not report where the focus came from.
  fireEvent.focus(close as HTMLElement, { relatedTarget: button });
  wait(SHOWN_MS * 10);
  expect(texts()).toEqual(['하나']);
  fireEvent.click(close as HTMLElement);
  expect(texts()).toEqual([]);
  expect(document.activeElement).toBe(button);
  button.remove();
});

it('has something to press, which takes it down; it waits twice as long', () => {
  const undo = vi.fn();
  show('done', '삭제했어요.', undo);
  wait(SHOWN_MS * 2 - 1);
  fireEvent.click(screen.getByRole('button', { name: '되돌리기' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(texts()).toEqual([]);
});

it('does not say the same twice, and keeps to five: the oldest go, errors last', () => {
  show('error', '오류');
  for (const text of ['1', '2', '3', '3', '4', '5']) show('info', text);
  expect(texts()).toEqual(['오류', '2', '3', '4', '5']);
  for (const text of ['a', 'b', 'c', 'd', 'e']) show('error', text);
  expect(texts()).toEqual(['a', 'b', 'c', 'd', 'e']);
  show('info', '6');
  expect(texts()).toEqual(['b', 'c', 'd', 'e', '6']);
});

it('starts anew after the last was closed under the pointer', () => {
  show('done', '하나');
  fireEvent.pointerEnter(screen.getByRole('status').parentElement as HTMLElement);
  fireEvent.click(closeButtons()[0] as HTMLElement);
  show('done', '둘');
  wait(SHOWN_MS);
  expect(texts()).toEqual([]);
});

it('28.2 keeps what is busy until its work ends, and reads out its text without the changing detail', () => {
  const ids: number[] = [];
  act(() => {
    for (const detail of ['1 MB', '2 MB'])
      ids.push(showToast({ kind: 'busy', text: '파일을 내려받고 있어요', detail }));
  });
  wait(10 * SHOWN_MS);
  expect(readToasts().map(({ detail }) => detail)).toEqual(['1 MB', '2 MB']);
  act(() => changeToast(ids[0] ?? 0, { text: '파일을 내려받고 있어요', detail: '3 MB' }));
  expect(screen.getByText('3 MB').getAttribute('aria-hidden')).toBe('true');
  show('done', '내보냈어요.');
  expect(readToasts()).toHaveLength(3);
  act(() => {
    for (const id of ids) closeToast(id);
    changeToast(ids[0] ?? 0, { text: '늦은 소식', detail: '4 MB' });
  });
  expect(texts()).toEqual(['내보냈어요.']);
});
