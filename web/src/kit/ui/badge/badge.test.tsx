// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BADGE_TONES, Badge } from './badge.tsx';

afterEach(cleanup);

it('has a word and a sign of its own for every tone', () => {
  const signs = BADGE_TONES.map((tone) => {
    render(<Badge tone={tone}>{tone}</Badge>);
    return screen.getByText(tone).querySelector('svg[aria-hidden]')?.innerHTML;
  });
  expect(new Set(signs).size).toBe(BADGE_TONES.length);
  expect(signs).not.toContain(undefined);
});
