// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { resetBrowserBeforeEach } from '../../../../test/fresh-browser.ts';
import { startTestApp } from '../../../../test/world.ts';
import { i18n } from '../../language/i18n.ts';
import { Scrolled } from './scrolled.tsx';

resetBrowserBeforeEach();

const open = async (contentWidth: number) => {
  await startTestApp();
  await i18n.loadNamespaces('ui');
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(contentWidth);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  render(
    <Scrolled label="표" className="own">
      <table />
    </Scrolled>,
  );
  return screen.getByRole('group', { name: '표' });
};
const HINT = '옆으로 밀면 더 볼 수 있어요';

it('26.6 says that a wide table goes on beyond its frame, until its end is reached', async () => {
  const frame = await open(720);
  expect(screen.getByText(HINT)).toBeTruthy();
  expect(frame.className).toContain('more');
  frame.scrollLeft = 420;
  act(() => void frame.dispatchEvent(new Event('scroll')));
  expect(frame.className).not.toContain('more');
  expect(frame.className).toContain('own');
});

it('26.6 says nothing where the whole table is seen', async () => {
  const frame = await open(300);
  expect(screen.queryByText(HINT)).toBeNull();
  expect(frame.className).not.toContain('more');
});
