// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp } from '../../../../test/world.ts';
import { i18n } from '../../language/i18n.ts';
import { Stepper } from './stepper.tsx';

const STEPS = [
  { id: 'one', label: '회사' },
  { id: 'two', label: '공장' },
  { id: 'three', label: '제출' },
];

beforeEach(async () => {
  await startTestApp();
  await i18n.loadNamespaces('ui');
});
afterEach(cleanup);

it('says of each step whether it is done, current or left, in words', () => {
  render(<Stepper label="등록" steps={STEPS} current={1} />);
  expect(screen.getByRole('list', { name: '등록' })).toBeTruthy();
  const [done, current, todo] = screen.getAllByRole('listitem');
  expect(done?.textContent).toContain('마침');
  expect(current?.textContent).toContain('지금 단계');
  expect(current?.getAttribute('aria-current')).toBe('step');
  expect(todo?.textContent).toContain('남은 단계');
  expect(screen.queryByRole('button')).toBeNull();
});

it('goes back to what is done, and only to that', async () => {
  const onStep = vi.fn();
  render(<Stepper label="등록" steps={STEPS} current={1} onStep={onStep} />);
  const [button, ...others] = screen.getAllByRole('button');
  expect(others).toEqual([]);
  button?.focus();
  await userEvent.keyboard('{Enter}');
  expect(onStep).toHaveBeenCalledExactlyOnceWith(0);
});

it('has no current step once all are done', () => {
  render(<Stepper label="등록" steps={STEPS} current={3} />);
  expect(screen.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-current'))).toEqual([]);
});
