// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp } from '../../../../test/world.ts';
import { i18n } from '../../language/i18n.ts';
import { PeriodField } from './period-field.tsx';
import type { Period } from './period-span.ts';

const THIRD_QUARTER = { from: '2026-07-01', to: '2026-09-30' };
const REVERSED = '종료일이 시작일보다 빨라요. 두 날짜를 확인해 주세요.';

const Held = ({ value: first, onChange, ...rest }: Partial<ComponentProps<typeof PeriodField>>) => {
  const [value, setValue] = useState(first);
  const change = (next: Period | undefined) => {
    setValue(next);
    onChange?.(next);
  };
  return (
    <>
      <PeriodField label="보고 기간" {...rest} value={value} onChange={change} />
      <button type="button" onClick={() => setValue({ from: '2025-01-01', to: '2025-12-31' })}>
        set
      </button>
    </>
  );
};

const from = () => screen.getByLabelText<HTMLInputElement>('시작일');
const to = () => screen.getByLabelText<HTMLInputElement>('종료일');
const open = () => userEvent.click(screen.getByRole('button', { name: '보고 기간 달력 열기' }));

beforeEach(async () => {
  await startTestApp();
  await i18n.loadNamespaces('ui');
});
afterEach(cleanup);

it('gives a period once both ends are there', async () => {
  const onChange = vi.fn();
  render(<Held onChange={onChange} />);
  expect(screen.getByRole('group', { name: '보고 기간' })).toBeTruthy();
  await userEvent.type(from(), '20260701');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.type(to(), '20260930');
  expect(onChange.mock.calls).toEqual([[THIRD_QUARTER]]);
  await userEvent.tab();
  expect([from().value, to().value]).toEqual(['2026.07.01', '2026.09.30']);
});

it('refuses a reversed period in clear words, keeps what was typed, and gives nothing meanwhile', async () => {
  const onChange = vi.fn();
  render(<Held value={THIRD_QUARTER} onChange={onChange} />);
  await userEvent.clear(to());
  await userEvent.type(to(), '20260101');
  await userEvent.tab();
  expect(screen.getByText(REVERSED)).toBeTruthy();
  expect([from(), to()].map((input) => input.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
  expect(document.getElementById(to().getAttribute('aria-describedby') ?? '')?.textContent).toBe(REVERSED);
  expect([from().value, to().value]).toEqual(['2026.07.01', '2026.01.01']);
  expect(onChange.mock.calls).toEqual([[undefined]]);
  await userEvent.clear(from());
  await userEvent.type(from(), '20260101');
  expect(screen.queryByText(REVERSED)).toBeNull();
  expect(onChange.mock.lastCall).toEqual([{ from: '2026-01-01', to: '2026-01-01' }]);
});

it('follows a value that is set from outside', async () => {
  render(<Held value={THIRD_QUARTER} />);
  await userEvent.click(screen.getByText('set'));
  expect([from().value, to().value]).toEqual(['2025.01.01', '2025.12.31']);
});

it('takes a quarter or a month as one thing', async () => {
  const onChange = vi.fn();
  render(<Held value={THIRD_QUARTER} onChange={onChange} />);
  await open();
  await userEvent.click(screen.getByRole('tab', { name: '분기' }));
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('3분기');
  await userEvent.click(screen.getByRole('button', { name: '다음 해' }));
  await userEvent.click(screen.getByRole('option', { name: '1분기' }));
  expect(onChange.mock.lastCall).toEqual([{ from: '2027-01-01', to: '2027-03-31' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  await open();
  await userEvent.click(screen.getByRole('tab', { name: '월' }));
  await userEvent.click(screen.getByRole('option', { name: '2월' }));
  expect(onChange.mock.lastCall).toEqual([{ from: '2027-02-01', to: '2027-02-28' }]);
});

it('takes two days from the calendar', async () => {
  const onChange = vi.fn();
  render(<Held value={THIRD_QUARTER} onChange={onChange} />);
  await open();
  await userEvent.click(screen.getByRole('button', { name: /2026년 7월 6일/ }));
  await userEvent.click(screen.getByRole('button', { name: /2026년 7월 10일/ }));
  expect(onChange.mock.lastCall).toEqual([{ from: '2026-07-06', to: '2026-07-10' }]);
});

it('lets nothing out of its limits be picked', async () => {
  render(<Held min="2026-02-15" value={THIRD_QUARTER} />);
  await open();
  await userEvent.click(screen.getByRole('tab', { name: '월' }));
  const disabled = screen.getAllByRole('option').filter((option) => option.getAttribute('aria-disabled') === 'true');
  expect(disabled.map(({ textContent }) => textContent)).toEqual(['1월', '2월']);
});
