// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { Switch } from './switch.tsx';

afterEach(cleanup);

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: '동의' });

it('is ticked by its label and by Space', async () => {
  render(<Checkbox label="동의" />);
  await userEvent.click(screen.getByText('동의'));
  expect(box().checked).toBe(true);
  expect(document.activeElement).toBe(box());
  await userEvent.keyboard(' ');
  expect(box().checked).toBe(false);
});

it('says that only some of it is ticked, also after a click that changed nothing', async () => {
  const { rerender } = render(<Checkbox label="동의" checked={false} onChange={() => {}} isIndeterminate />);
  expect(box().indeterminate).toBe(true);
  await userEvent.click(box());
  rerender(<Checkbox label="동의" checked={false} onChange={() => {}} isIndeterminate />);
  expect(box().indeterminate).toBe(true);
  rerender(<Checkbox label="동의" checked onChange={() => {}} />);
  expect(box()).toMatchObject({ indeterminate: false, checked: true });
});

it('ties help and error to the box', () => {
  render(<Checkbox label="동의" help="도움말" error="잘못" />);
  const tied = box().getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(tied.map((id) => document.getElementById(id)?.textContent)).toEqual(['도움말', '잘못']);
  expect(box().getAttribute('aria-invalid')).toBe('true');
});

it('gives its element to a form', () => {
  const ref = vi.fn();
  render(<Checkbox label="동의" ref={ref} />);
  expect(ref).toHaveBeenCalledWith(box());
});

it('stays as it is when it is disabled', async () => {
  render(<Checkbox label="동의" disabled />);
  await userEvent.click(screen.getByText('동의'));
  expect(box().checked).toBe(false);
});

it('is a switch where it takes effect at once', async () => {
  render(<Switch label="알림" help="도움말" />);
  const toggle = screen.getByRole<HTMLInputElement>('switch', { name: '알림' });
  await userEvent.click(screen.getByText('알림'));
  expect(toggle.checked).toBe(true);
  await userEvent.keyboard(' ');
  expect(toggle.checked).toBe(false);
  expect(toggle.getAttribute('aria-describedby')).toBe(screen.getByText('도움말').id);
});
