// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestApp } from '../../../../test/world.ts';
import { Button } from '../button/button.tsx';
import { Tooltip } from './tooltip.tsx';

beforeEach(() => startTestApp());
afterEach(cleanup);

const renderTooltip = () =>
  render(
    <Tooltip text="직접 배출과 간접 배출의 합이에요.">
      <Button>배출량</Button>
    </Tooltip>,
  );

it('shows at focus, describes what it stands at, and hides at Escape', async () => {
  renderTooltip();
  expect(screen.queryByRole('tooltip')).toBeNull();
  await userEvent.tab();
  const tooltip = await screen.findByRole('tooltip');
  const button = screen.getByRole('button', { name: '배출량' });
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-describedby')).toBe(tooltip.id);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(button.hasAttribute('aria-describedby')).toBe(false);
});

it('shows when the pointer rests on it', async () => {
  renderTooltip();
  // The first movement shows react-aria that there is a mouse.
  await userEvent.pointer({ target: document.body });
  await userEvent.hover(screen.getByRole('button'));
  expect(await screen.findByRole('tooltip')).toBeTruthy();
});

it('goes when the focus goes', async () => {
  renderTooltip();
  await userEvent.tab();
  await screen.findByRole('tooltip');
  await userEvent.tab();
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('does not come when the focus was gone before it could show', async () => {
  renderTooltip();
  await userEvent.tab();
  screen.getByRole('button').blur();
  await new Promise(requestAnimationFrame);
  expect(screen.queryByRole('tooltip')).toBeNull();
});
