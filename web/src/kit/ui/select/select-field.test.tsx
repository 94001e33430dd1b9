// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestApp } from '../../../../test/world.ts';
import { SelectField } from './select-field.tsx';

const OPTIONS = [
  { value: 'KR', label: '대한민국' },
  { value: 'JP', label: '일본' },
];

beforeEach(async () => {
  await startTestApp();
});
afterEach(cleanup);

it('is the list of the platform, with label, help and error tied to it', async () => {
  render(<SelectField label="국가" help="도움말" error="잘못" options={OPTIONS} defaultValue="KR" />);
  const select = screen.getByLabelText<HTMLSelectElement>('국가');
  await userEvent.selectOptions(select, '일본');
  expect(select.value).toBe('JP');
  const tied = select.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(tied.map((id) => document.getElementById(id)?.textContent)).toEqual(['도움말', '잘못']);
});

it('stays as it is when it is disabled', () => {
  render(<SelectField label="국가" options={OPTIONS} disabled />);
  expect(screen.getByLabelText('국가')).toHaveProperty('disabled', true);
});
