// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp } from '../../../../test/world.ts';
import { i18n } from '../../language/i18n.ts';
import styles from './dropdown.module.css';
import { DROPDOWN_SIZES, Dropdown } from './dropdown.tsx';
import { OUTSIDE_CLOSE_MS } from './dropdown-opening.ts';
import { LIST_MAX_HEIGHT } from './option-list.tsx';

const OPTIONS = [
  { value: '', label: '전체', count: 1284 },
  { value: 'mine', label: '우리 공장', isGroupHeader: true },
  { value: 'ulsan', label: 'Ulsan', iconName: 'factory', count: 1 },
  { value: 'ansan', label: 'Ansan', iconName: 'no-such-icon', disabled: true },
  { value: 'busan', label: 'Busan', imageUrl: '/busan.png' },
];

type GivenProps = Partial<ComponentProps<typeof Dropdown>>;

const Held = ({ value: first = 'none', onChange, ...rest }: GivenProps) => {
  const [value, setValue] = useState(first);
  const change = (next: string) => {
    setValue(next);
    onChange?.(next);
  };
  return <Dropdown label="공장" options={OPTIONS} {...rest} value={value} onChange={change} />;
};

const trigger = () => screen.getByRole('button', { name: /공장$/ });
const list = () => screen.getByRole('listbox');
const isOpen = () => screen.queryByRole('listbox') !== null;
const focused = () => document.activeElement?.textContent;

beforeEach(async () => {
  await startTestApp();
  await i18n.loadNamespaces('ui');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('S3.4 shows label, image, icon and count, a header that is no option, and what cannot be chosen', async () => {
  render(<Held />);
  await userEvent.click(trigger());
  const options = within(list()).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['전체1,284 개', 'Ulsan1 개', 'Ansan', 'Busan']);
  const [everywhere, ulsan, ansan, busan] = options;
  expect(busan?.querySelector('img')?.getAttribute('src')).toBe('/busan.png');
  expect(busan?.querySelector('img')?.getAttribute('alt')).toBe('');
  // Each option reserves space for the check mark; an icon makes two.
  expect([everywhere, ulsan, ansan].map((option) => option?.querySelectorAll('svg').length)).toEqual([1, 2, 1]);
  expect(ansan?.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('group', { name: '우리 공장' })).toBeTruthy();
});

it('S3.4 chooses by mouse, shows the choice and marks it in the list', async () => {
  const onChange = vi.fn();
  render(<Held onChange={onChange} />);
  expect(trigger().textContent).toBe('선택해 주세요');
  await userEvent.click(trigger());
  await userEvent.click(screen.getByRole('option', { name: 'Busan' }));
  expect(onChange.mock.calls).toEqual([['busan']]);
  expect(isOpen()).toBe(false);
  expect(trigger().textContent).toBe('Busan');
  await userEvent.click(trigger());
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Busan');
});

it('can have an option for “all”, whose value is empty', async () => {
  const onChange = vi.fn();
  render(<Held value="busan" onChange={onChange} />);
  await userEvent.click(trigger());
  await userEvent.click(screen.getByRole('option', { name: /^전체/ }));
  expect(onChange.mock.calls).toEqual([['']]);
  expect(trigger().textContent).toBe('전체');
});

it('does not choose what is disabled', async () => {
  const onChange = vi.fn();
  render(<Held onChange={onChange} />);
  await userEvent.click(trigger());
  await userEvent.click(screen.getByRole('option', { name: 'Ansan' }));
  expect(onChange).not.toHaveBeenCalled();
  expect(isOpen()).toBe(true);
});

it('S9.6 keeps the list at 348 px at most', async () => {
  expect(LIST_MAX_HEIGHT).toBe(348);
});

it('S9.6 closes 100 ms after a click outside, not before', () => {
  vi.useFakeTimers();
  render(<Held />);
  act(() => trigger().click());
  expect(isOpen()).toBe(true);
  fireEvent.pointerDown(document.body);
  fireEvent.click(document.body);
  act(() => vi.advanceTimersByTime(OUTSIDE_CLOSE_MS - 1));
  expect(isOpen()).toBe(true);
  act(() => vi.advanceTimersByTime(1));
  expect(OUTSIDE_CLOSE_MS).toBe(100);
  expect(isOpen()).toBe(false);
});

it('S9.6 stays open at a click inside, and at one that began before it was open', () => {
  vi.useFakeTimers();
  render(<Held />);
  act(() => trigger().click());
  fireEvent.click(document.body);
  fireEvent.pointerDown(list());
  fireEvent.click(list());
  act(() => vi.advanceTimersByTime(OUTSIDE_CLOSE_MS * 2));
  expect(isOpen()).toBe(true);
});

it('closes at once at Escape and gives the focus back', async () => {
  render(<Held />);
  await userEvent.click(trigger());
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  await vi.waitFor(() => expect(document.activeElement).toBe(trigger()));
});

it('goes by arrows, Home, End and first letters, past headers and what is disabled', async () => {
  render(<Held />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toContain('전체');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toContain('Ulsan');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toContain('Busan');
  await userEvent.keyboard('{Home}');
  expect(focused()).toContain('전체');
  await userEvent.keyboard('{End}');
  expect(focused()).toContain('Busan');
  await userEvent.keyboard('u');
  expect(focused()).toContain('Ulsan');
});

it('chooses by first letters without being opened', async () => {
  render(<Held />);
  await userEvent.tab();
  await userEvent.keyboard('bu');
  expect(isOpen()).toBe(false);
  expect(trigger().textContent).toBe('Busan');
});

it('is emptied where it is optional, and only there', async () => {
  const { rerender } = render(<Held value="busan" />);
  expect(screen.queryByRole('button', { name: '공장 선택 지우기' })).toBeNull();
  rerender(<Held key="again" value="busan" isOptional options={OPTIONS.slice(1)} />);
  await userEvent.click(screen.getByRole('button', { name: '공장 선택 지우기' }));
  expect(screen.getByText('선택해 주세요')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '공장 선택 지우기' })).toBeNull();
});

it('has three sizes', () => {
  expect(DROPDOWN_SIZES).toEqual(['small', 'medium', 'large']);
  for (const size of DROPDOWN_SIZES) {
    render(<Held size={size} />);
    expect(trigger().parentElement?.className).toContain(styles[size]);
    cleanup();
  }
});

it('ties label, help and error to the button', () => {
  render(<Held help="하나만 골라요." error="골라 주세요." />);
  const ids = trigger().getAttribute('aria-describedby') ?? '';
  const descriptions = ids.split(' ').map((id) => document.getElementById(id)?.textContent);
  expect(descriptions).toEqual(['하나만 골라요.', '골라 주세요.']);
});

it('sends its value with the form, and nothing while it is disabled', () => {
  const { container, rerender } = render(
    <form>
      <Held value="busan" name="factory" />
    </form>,
  );
  const form = container.querySelector('form') as HTMLFormElement;
  expect(new FormData(form).getAll('factory')).toEqual(['busan']);
  rerender(
    <form>
      <Held key="again" value="busan" name="factory" disabled />
    </form>,
  );
  expect(new FormData(form).getAll('factory')).toEqual([]);
  expect(trigger()).toHaveProperty('disabled', true);
});
