// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp } from '../../../../test/world.ts';
import { readToasts } from '../toast/toasts.ts';
import { LateOpener, type Opened } from './late-opener.tsx';
import { MenuItem, OpenedMenu } from './menu.tsx';

const choose = vi.fn();
const Colors = (opened: Opened) => (
  <OpenedMenu {...opened} label="색">
    <MenuItem label="빨강" onAction={() => choose('red')} />
    <MenuItem label="파랑" onAction={() => choose('blue')} />
  </OpenedMenu>
);
const show = (load: () => Promise<typeof Colors> = async () => Colors) => {
  const loading = vi.fn(load);
  render(
    <LateOpener opens="menu" label="색" className={undefined} load={loading}>
      색
    </LateOpener>,
  );
  return loading;
};
const trigger = () => screen.getByRole('button', { name: '색' });

beforeEach(async () => {
  choose.mockClear();
  await startTestApp();
});
afterEach(cleanup);

it('28.7 loads nothing with the page, and the menu when the pointer or the focus comes', async () => {
  const load = show();
  expect(load).not.toHaveBeenCalled();
  expect(trigger().getAttribute('aria-haspopup')).toBe('menu');
  expect(trigger().getAttribute('aria-expanded')).toBe('false');
  await userEvent.tab();
  expect(trigger()).toBe(document.activeElement);
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).toBeNull();
});

it('opens at a press, chooses, closes and gives the focus back', async () => {
  show();
  await userEvent.click(trigger());
  expect(await screen.findByRole('menu', { name: '색' })).toBeTruthy();
  await userEvent.click(screen.getByRole('menuitem', { name: '파랑' }));
  expect(choose).toHaveBeenCalledExactlyOnceWith('blue');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(trigger()));
  expect(trigger().getAttribute('aria-expanded')).toBe('false');
});

it('opens by an arrow and by Enter, closes at Escape and gives the focus back', async () => {
  show();
  await userEvent.tab();
  for (const key of ['{ArrowDown}', '{Enter}']) {
    await userEvent.keyboard(key);
    expect(await screen.findByRole('menu')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(trigger()));
  }
});

it('says that it could not load, and loads again at the next press', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  let isThere = false;
  show(async () => {
    if (!isThere) throw new Error('lost');
    return Colors;
  });
  await userEvent.click(trigger());
  await waitFor(() => expect(readToasts().at(-1)?.kind).toBe('error'));
  isThere = true;
  await userEvent.click(trigger());
  expect(await screen.findByRole('menu')).toBeTruthy();
  quiet.mockRestore();
});
