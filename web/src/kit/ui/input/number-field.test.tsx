// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp } from '../../../../test/world.ts';
import { i18n } from '../../language/i18n.ts';
import { NumberField } from './number-field.tsx';

beforeEach(async () => {
  await startTestApp();
  await i18n.loadNamespaces('ui');
});
afterEach(cleanup);

const onChange = vi.fn();
type Rest = Partial<ComponentProps<typeof NumberField>>;

const Controlled = ({ value: first = null, ...rest }: Rest) => {
  const [value, setValue] = useState(first);
  const change = (next: number | null) => {
    onChange(next);
    setValue(next);
  };
  return (
    <>
      <NumberField label="면적" {...rest} value={value} onChange={change} />
      <button type="button" onClick={() => setValue(null)} />
    </>
  );
};
const open = (rest: Rest = {}) => {
  onChange.mockClear();
  render(<Controlled {...rest} />);
};
const input = () => screen.getByLabelText<HTMLInputElement>('면적');
const lastValue = () => onChange.mock.lastCall?.[0];

it('gives the number as it is typed, and writes it by the language when the focus goes', async () => {
  open({ unit: '㎡' });
  await userEvent.type(input(), '1234.5');
  expect(lastValue()).toBe(1234.5);
  expect(input().value).toBe('1234.5');
  await userEvent.tab();
  expect(input().value).toBe('1,234.5');
});

it('takes a pasted number with separators, full-width digits and its unit', async () => {
  open({ unit: '㎡' });
  await userEvent.click(input());
  await userEvent.paste(' １，２３４．５ ㎡');
  expect(lastValue()).toBe(1234.5);
  await userEvent.tab();
  expect(input().value).toBe('1,234.5');
});

it('shows a number plainly to whoever goes on typing', async () => {
  open({ value: 1234 });
  expect(input().value).toBe('1,234');
  await userEvent.click(input());
  expect(input().value).toBe('1234');
  await userEvent.type(input(), '5');
  expect(lastValue()).toBe(12_345);
  await userEvent.tab();
  expect(input().value).toBe('12,345');
});

it('keeps what is no number, says so, and gives what no schema takes for empty', async () => {
  open();
  await userEvent.type(input(), '약 30');
  expect(lastValue()).toBeNaN();
  expect(input().getAttribute('aria-invalid')).toBe('false');
  await userEvent.tab();
  expect(input().value).toBe('약 30');
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('숫자로 입력해 주세요. 예: 1,234.5')).toBeTruthy();
  await userEvent.clear(input());
  await userEvent.type(input(), '30');
  expect(input().getAttribute('aria-invalid')).toBe('false');
  expect(lastValue()).toBe(30);
});

it('gives null for nothing', async () => {
  open({ value: 5 });
  await userEvent.clear(input());
  expect(lastValue()).toBeNull();
});

it('says what is below or above its limits, and changes nothing of it', async () => {
  open({ min: 0, max: 1000, unit: 'kg' });
  await userEvent.type(input(), '-5');
  await userEvent.tab();
  expect(screen.getByText('0 kg 이상으로 입력해 주세요.')).toBeTruthy();
  expect(lastValue()).toBe(-5);
  await userEvent.clear(input());
  await userEvent.type(input(), '2000');
  await userEvent.tab();
  expect(screen.getByText('1,000 kg 이하로 입력해 주세요.')).toBeTruthy();
  expect(input().value).toBe('2,000');
});

it('steps by arrow keys, within its limits and without crumbs', async () => {
  open({ value: 0.2, step: 0.1, max: 0.4 });
  await userEvent.click(input());
  await userEvent.keyboard('{ArrowUp}');
  expect(lastValue()).toBe(0.3);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(lastValue()).toBe(0.4);
  await userEvent.keyboard('{PageDown}');
  expect(lastValue()).toBe(-0.6);
});

it('reads out the unit', () => {
  open({ value: 1234, unit: '㎡', min: 0 });
  const field = screen.getByRole('spinbutton');
  expect(field.getAttribute('aria-valuetext')).toBe('1,234 ㎡');
  expect(field.getAttribute('aria-valuenow')).toBe('1234');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('㎡');
});

it('lets a form clear what was left behind', async () => {
  open();
  await userEvent.type(input(), 'abc');
  await userEvent.tab();
  expect(input().value).toBe('abc');
  await userEvent.click(screen.getByRole('button'));
  expect(input().value).toBe('');
});

it('asks for a keyboard with a minus where one may be needed', () => {
  open();
  expect(input().inputMode).toBe('text');
  cleanup();
  open({ min: 0 });
  expect(input().inputMode).toBe('decimal');
});

it('stays as it is when it is disabled', async () => {
  open({ value: 1234, disabled: true });
  await userEvent.click(input());
  await userEvent.keyboard('{ArrowUp}1');
  expect(onChange).not.toHaveBeenCalled();
  expect(input().value).toBe('1,234');
});
