// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp } from '../../../../test/world.ts';
import { i18n } from '../../language/i18n.ts';
import { ProgressBar } from './progress-bar.tsx';

beforeEach(async () => {
  await startTestApp();
  await i18n.loadNamespaces('ui');
});
afterEach(cleanup);

it('says how far it is, in figures that are read', () => {
  render(<ProgressBar label="가져오기" value={1234} max={10_000} />);
  const bar = screen.getByRole('progressbar', { name: '가져오기' });
  expect(bar.getAttribute('aria-valuenow')).toBe('1234');
  expect(bar.getAttribute('aria-valuemax')).toBe('10000');
  expect(bar.getAttribute('aria-valuetext')).toBe('1,234 / 10,000');
  expect(screen.getByText('1,234 / 10,000')).toBeTruthy();
});

it('has no value while nobody knows how much there is', () => {
  render(<ProgressBar label="가져오기" />);
  const bar = screen.getByRole('progressbar');
  expect(bar.hasAttribute('aria-valuenow')).toBe(false);
  expect(screen.getByText('진행하고 있어요')).toBeTruthy();
});

it('can be cancelled until it is done, once', async () => {
  const onCancel = vi.fn();
  const { rerender } = render(<ProgressBar label="가져오기" value={1} max={3} onCancel={onCancel} />);
  screen.getByRole('button', { name: '가져오기 취소' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onCancel).toHaveBeenCalledOnce();
  rerender(<ProgressBar label="가져오기" value={1} max={3} onCancel={onCancel} isCancelling />);
  await userEvent.keyboard('{Enter}');
  expect(onCancel).toHaveBeenCalledOnce();
  rerender(<ProgressBar label="가져오기" value={3} max={3} onCancel={onCancel} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('끝났어요')).toBeTruthy();
});

it('stays within its ends', () => {
  render(<ProgressBar label="가져오기" value={12} max={10} />);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('10');
});
