// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp } from '../../../../test/world.ts';
import { i18n } from '../../language/i18n.ts';
import { Combobox } from './combobox.tsx';

const OPTIONS = [
  { value: 'KR', label: '대한민국' },
  { value: 'DE', label: '독일' },
  { value: 'JP', label: '일본' },
];

const Held = ({ value: first = '', onChange, ...rest }: Partial<ComponentProps<typeof Combobox>>) => {
  const [value, setValue] = useState(first);
  const change = (next: string) => {
    setValue(next);
    onChange?.(next);
  };
  return (
    <>
      <Combobox label="국가" options={OPTIONS} {...rest} value={value} onChange={change} />
      <button type="button" onClick={() => setValue('JP')}>
        set
      </button>
    </>
  );
};

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: '국가' });
const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

beforeEach(async () => {
  await startTestApp();
  await i18n.loadNamespaces('ui');
});
afterEach(cleanup);

it('filters while somebody types, also by initial consonants, and chooses by keyboard', async () => {
  const onChange = vi.fn();
  render(<Held onChange={onChange} />);
  await userEvent.type(input(), 'ㄷ');
  expect(names()).toEqual(['대한민국', '독일']);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onChange.mock.calls).toEqual([['DE']]);
  expect(input().value).toBe('독일');
  expect(names()).toEqual([]);
});

it('shows everything when the button opens it, whatever is chosen', async () => {
  render(<Held value="DE" />);
  expect(input().value).toBe('독일');
  await userEvent.click(screen.getByRole('button', { name: /목록 열기/ }));
  expect(names()).toEqual(['대한민국', '독일', '일본']);
});

it('says when nothing matches, and goes back to what was chosen', async () => {
  const onChange = vi.fn();
  render(<Held value="KR" onChange={onChange} />);
  await userEvent.type(input(), 'xyz');
  expect(screen.getByText('맞는 항목이 없어요')).toBeTruthy();
  await userEvent.tab();
  expect(input().value).toBe('대한민국');
  expect(onChange).not.toHaveBeenCalled();
});

it('goes back at Escape too', async () => {
  render(<Held value="KR" />);
  await userEvent.type(input(), 'xyz{Escape}');
  expect(input().value).toBe('대한민국');
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('is empty again once its text is deleted', async () => {
  const onChange = vi.fn();
  render(<Held value="KR" onChange={onChange} />);
  await userEvent.clear(input());
  await userEvent.tab();
  expect(onChange.mock.calls).toEqual([['']]);
  expect(input().value).toBe('');
});

it('follows a value that is set from outside', async () => {
  render(<Held value="KR" />);
  await userEvent.click(screen.getByText('set'));
  expect(input().value).toBe('일본');
});

it('keeps free text where it is allowed', async () => {
  const onChange = vi.fn();
  render(<Held isFreeText onChange={onChange} />);
  await userEvent.type(input(), '달');
  await userEvent.tab();
  expect(input().value).toBe('달');
  expect(onChange.mock.calls).toEqual([['달']]);
});

it('23.21 takes the option, not its words, where its value was typed in full and it is then chosen', async () => {
  const onChange = vi.fn();
  const properties = { isFreeText: true, onSearch: () => {}, onChange };
  const { rerender } = render(<Held {...properties} options={[]} isLoading />);
  await userEvent.type(input(), 'KR');
  rerender(<Held {...properties} />);
  await userEvent.click(screen.getByRole('option', { name: '대한민국' }));
  expect(input().value).toBe('대한민국');
  await userEvent.tab();
  expect(onChange.mock.lastCall).toEqual(['KR']);
});

it('leaves the search to a server, shows that it is under way, and what comes as it comes', async () => {
  const onSearch = vi.fn();
  const { rerender } = render(<Held options={[]} onSearch={onSearch} isLoading />);
  await userEvent.type(input(), '1');
  expect(onSearch.mock.lastCall).toEqual(['1']);
  expect(screen.getAllByText('찾고 있어요').length).toBeGreaterThan(0);
  rerender(<Held options={[{ value: '7', label: '일곱 번째' }]} onSearch={onSearch} />);
  expect(names()).toEqual(['일곱 번째']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(input().value).toBe('일곱 번째');
  // The next response does not contain the chosen option.
  rerender(<Held options={[{ value: '8', label: '여덟 번째' }]} onSearch={onSearch} />);
  await userEvent.type(input(), '2{Escape}');
  expect(input().value).toBe('일곱 번째');
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.tab();
  expect(input().value).toBe('일곱 번째');
});

it('shows the name of a value that the options do not hold', () => {
  render(<Held options={[]} onSearch={() => {}} value="7" valueLabel="일곱 번째" />);
  expect(input().value).toBe('일곱 번째');
});

it('opens all options at a click into the field', async () => {
  render(<Held value="DE" />);
  await userEvent.click(input());
  expect(names()).toEqual(['대한민국', '독일', '일본']);
  await userEvent.keyboard('{Escape}');
  expect(input().value).toBe('독일');
});

it('keeps an option that is for what the list lacks', async () => {
  render(<Held options={[...OPTIONS, { value: 'other', label: '목록에 없음', isAlwaysShown: true }]} />);
  await userEvent.type(input(), '없는 나라');
  expect(names()).toEqual(['목록에 없음']);
});
