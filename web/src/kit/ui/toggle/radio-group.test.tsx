// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp } from '../../../../test/world.ts';
import { RadioGroup } from './radio-group.tsx';

const OPTIONS = [
  { value: 'day', label: '주간' },
  { value: 'two', label: '2교대', help: '도움말' },
  { value: 'three', label: '3교대', isDisabled: true },
];

beforeEach(async () => {
  await startTestApp();
});
afterEach(cleanup);

const group = () => screen.getByRole('radiogroup');
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

it('is one group with a name, help and error', () => {
  render(<RadioGroup label="근무" help="고르세요" error="잘못" options={OPTIONS} />);
  expect(group().tagName).toBe('FIELDSET');
  expect(group().querySelector('legend')?.textContent).toBe('근무');
  const tied = group().getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(tied.map((id) => document.getElementById(id)?.textContent)).toEqual(['고르세요', '잘못']);
  expect(group().getAttribute('aria-invalid')).toBe('true');
  expect(group().getAttribute('aria-required')).toBe('true');
});

it('is chosen by label and by arrow', async () => {
  render(<RadioGroup label="근무" options={OPTIONS} defaultValue="day" />);
  expect(radio('주간').checked).toBe(true);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(radio('2교대').checked).toBe(true);
  await userEvent.click(screen.getByText('주간'));
  expect(radio('주간').checked).toBe(true);
  expect(radio('3교대').disabled).toBe(true);
});

it('tells of the choice and shows the one it is given', async () => {
  const onChange = vi.fn();
  const { rerender } = render(<RadioGroup label="근무" options={OPTIONS} value="day" onChange={onChange} />);
  await userEvent.click(radio('2교대'));
  expect(onChange.mock.calls[0]?.[0].target.value).toBe('two');
  expect(radio('주간').checked).toBe(true);
  rerender(<RadioGroup label="근무" options={OPTIONS} value="two" onChange={onChange} />);
  expect(radio('2교대').checked).toBe(true);
});

it('works in a form', async () => {
  const onSubmit = vi.fn();
  const Form = () => {
    const { register, handleSubmit } = useForm({ defaultValues: { shift: 'day' } });
    return (
      <form onSubmit={handleSubmit((values) => onSubmit(values))}>
        <RadioGroup label="근무" options={OPTIONS} {...register('shift')} />
        <button type="submit" />
      </form>
    );
  };
  render(<Form />);
  expect(radio('주간').checked).toBe(true);
  await userEvent.click(radio('2교대'));
  await userEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ shift: 'two' }));
});

it('is disabled as a whole', () => {
  render(<RadioGroup label="근무" options={OPTIONS} disabled />);
  expect(group()).toHaveProperty('disabled', true);
});
