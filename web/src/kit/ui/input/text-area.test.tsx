// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestApp } from '../../../../test/world.ts';
import { TextArea } from './text-area.tsx';

beforeEach(async () => {
  await startTestApp();
});
afterEach(cleanup);

const area = () => screen.getByLabelText<HTMLTextAreaElement>('메모');

it('S9.7 is 200 px high, and grows only downwards', () => {
  const css = readFileSync(join(import.meta.dirname, 'text-area.module.css'), 'utf8');
  expect(css).toContain('height: 200px');
  expect(css).toContain('resize: vertical');
});

it('S5.8 counts, lines too, and keeps what is too long', async () => {
  render(<TextArea label="메모" maxLength={4} />);
  await userEvent.type(area(), '가{Enter}나');
  expect(screen.getByText('3/4')).toBeTruthy();
  await userEvent.paste('다라마');
  expect(area().value).toBe('가\n나다라마');
  expect(screen.getByText('6/4')).toBeTruthy();
  expect(area().getAttribute('aria-invalid')).toBe('true');
});

it('ties help and error to it', () => {
  render(<TextArea label="메모" help="도움말" error="잘못" />);
  const tied = area().getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(tied.map((id) => document.getElementById(id)?.textContent)).toEqual(['도움말', '잘못']);
});
