// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp } from '../../../../test/world.ts';
import { i18n } from '../../language/i18n.ts';
import { DigitBoxes } from './digit-boxes.tsx';

beforeEach(async () => {
  await startTestApp();
  await i18n.loadNamespaces('ui');
});
afterEach(cleanup);

const onChange = vi.fn();
type Rest = Partial<ComponentProps<typeof DigitBoxes>>;

const Controlled = ({ value: first = '', ...rest }: Rest) => {
  const [value, setValue] = useState(first);
  const change = (next: string) => {
    onChange(next);
    setValue(next);
  };
  return <DigitBoxes label="번호" groups={[3, 2, 5]} {...rest} value={value} onChange={change} />;
};
const open = (rest: Rest = {}) => {
  onChange.mockClear();
  render(<Controlled {...rest} />);
};
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
const shown = () =>
  boxes()
    .map(({ value }) => value || '_')
    .join('');
const box = (n: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `10자리 중 ${n}번째` });
const focused = () => boxes().indexOf(document.activeElement as HTMLInputElement) + 1;

it('S2.16 is one group for a screen reader, each box named by its place', () => {
  open({ help: '도움말', error: '잘못' });
  const group = screen.getByRole('group', { name: '번호' });
  const tied = group.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(tied.map((id) => document.getElementById(id)?.textContent)).toEqual(['도움말', '잘못']);
  expect(boxes()).toHaveLength(10);
  expect(boxes().every(({ inputMode, ariaInvalid }) => inputMode === 'numeric' && ariaInvalid !== 'false')).toBe(true);
});

it('S2.16 goes on to the next box by itself, and is one stop for Tab', async () => {
  open();
  await userEvent.tab();
  await userEvent.keyboard('1234567890');
  expect(shown()).toBe('1234567890');
  expect(onChange.mock.lastCall).toEqual(['1234567890']);
  expect(focused()).toBe(10);
  await userEvent.tab();
  expect(focused()).toBe(0);
});

it('S5.5 leaves out what is no digit', async () => {
  open();
  await userEvent.tab();
  await userEvent.keyboard('1a-가 2');
  expect(shown()).toBe('12________');
});

it('S5.5 takes full-width digits', async () => {
  open();
  await userEvent.tab();
  await userEvent.keyboard('１２');
  await userEvent.paste('３４５');
  expect(shown()).toBe('12345_____');
});

it.each(['123-45-67890', '1234567890', ' 123 45 67890\n', '사업자번호: 123‐45‐67890', '１２３－４５－６７８９０'])(
  'S2.16 fills every box from a paste of %j, wherever the focus is',
  async (text) => {
    open();
    await userEvent.click(box(7));
    await userEvent.paste(text);
    expect(shown()).toBe('1234567890');
    expect(focused()).toBe(10);
  },
);

it('S2.16 fills on from the box where a part is pasted', async () => {
  open({ value: '123' });
  await userEvent.click(box(4));
  await userEvent.paste('45-6');
  expect(shown()).toBe('123456____');
  expect(focused()).toBe(7);
});

it('ignores a paste without a digit', async () => {
  open({ value: '123' });
  await userEvent.click(box(2));
  await userEvent.paste('없음');
  expect(shown()).toBe('123_______');
});

it('S2.16 clears with Backspace, then steps back', async () => {
  open({ value: '123' });
  await userEvent.click(box(3));
  await userEvent.keyboard('{Backspace}');
  expect([shown(), focused()]).toEqual(['12________', 3]);
  await userEvent.keyboard('{Backspace}');
  expect([shown(), focused()]).toEqual(['1_________', 2]);
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
  expect([shown(), focused()]).toEqual(['__________', 1]);
});

it('keeps the others in their places when one in the middle is cleared', async () => {
  open({ value: '12345' });
  await userEvent.click(box(2));
  await userEvent.keyboard('{Delete}');
  expect(shown()).toBe('1_345_____');
  expect(onChange.mock.lastCall).toEqual(['1 345']);
});

it('S2.16 moves by arrows, Home and End', async () => {
  open();
  await userEvent.click(box(4));
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe(5);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(focused()).toBe(3);
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(focused()).toBe(10);
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(focused()).toBe(1);
});

it('replaces the digit that is typed over, even by itself', async () => {
  open({ value: '1234567890' });
  await userEvent.click(box(3));
  await userEvent.keyboard('9');
  expect([shown(), focused()]).toEqual(['1294567890', 4]);
  await userEvent.keyboard('4');
  expect([shown(), focused()]).toEqual(['1294567890', 5]);
});

it('finds the new digit beside the old one', () => {
  open({ value: '12' });
  fireEvent.input(box(2), { target: { value: '27' } });
  expect(shown()).toBe('17________');
  fireEvent.input(box(2), { target: { value: '77' } });
  expect(shown()).toBe('17________');
});

it('S2.16 fills every box from what the phone fills in', () => {
  open();
  fireEvent.input(box(1), { target: { value: '1234567890' } });
  expect(shown()).toBe('1234567890');
});

it('waits until an input method is done', () => {
  open();
  fireEvent.compositionStart(box(1));
  fireEvent.input(box(1), { target: { value: '１' }, isComposing: true });
  expect(onChange).not.toHaveBeenCalled();
  expect(box(1).value).toBe('１');
  fireEvent.input(box(1), { target: { value: '１２' }, isComposing: true });
  fireEvent.compositionEnd(box(1));
  expect([shown(), focused()]).toEqual(['12________', 3]);
});

it('begins at the first empty box, by Tab and by its label', async () => {
  open({ value: '12 4' });
  await userEvent.tab();
  expect(focused()).toBe(3);
  box(3).blur();
  await userEvent.click(screen.getByText('번호'));
  expect(focused()).toBe(3);
});

it('tells when the focus leaves the group, and only then', async () => {
  const onBlur = vi.fn();
  open({ onBlur });
  await userEvent.tab();
  await userEvent.keyboard('12');
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onBlur).toHaveBeenCalledTimes(1);
});

it('can be focused by a form', () => {
  const ref = { current: null as { focus: () => void } | null };
  open({ value: '1', ref });
  ref.current?.focus();
  expect(focused()).toBe(2);
});

it('stays as it is when it is disabled', () => {
  open({ disabled: true });
  expect(boxes().every(({ disabled }) => disabled)).toBe(true);
});
