// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestApp } from '../../../../test/world.ts';
import { LanguageSwitch } from './language-switch.tsx';

const trigger = () => screen.getByRole('button', { name: /한국어|English/ });
const item = (name: string) => screen.getByRole('menuitemradio', { name });
const open = async () => {
  await userEvent.click(trigger());
  await screen.findByRole('menu');
};
const show = () =>
  render(
    <>
      <LanguageSwitch />
      <input aria-label="다음" />
    </>,
  );

beforeEach(async () => {
  await startTestApp();
});
afterEach(cleanup);

it('S1.4 26.8 opens at the language that is chosen, which it names', async () => {
  show();
  expect(trigger().getAttribute('aria-haspopup')).toBe('menu');
  expect(trigger().getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(screen.getByRole('button', { name: '언어 한국어' }));
  expect(await screen.findByRole('menu', { name: '언어' })).toBeTruthy();
  expect(trigger().getAttribute('aria-expanded')).toBe('true');
  const items = screen.getAllByRole('menuitemradio');
  expect(items.map(({ textContent, lang }) => [textContent, lang])).toEqual([
    ['한국어', 'ko'],
    ['English', 'en'],
    ['中文', 'zh'],
    ['日本語', 'ja'],
  ]);
  expect(screen.getByRole('menuitemradio', { checked: true })).toBe(document.activeElement);
});

it('S1.4 S9.3 26.8 changes the language, closes and gives the focus back', async () => {
  show();
  await open();
  await userEvent.click(item('English'));
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  expect(localStorage.getItem('i18nextLng')).toBe('en');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Language English' }));
});

it('26.8 goes by keyboard alone', async () => {
  show();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByRole('menu');
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(item('English'));
  await userEvent.keyboard('{End}{ArrowDown}');
  expect(document.activeElement).toBe(item('한국어'));
  await userEvent.keyboard('e');
  expect(document.activeElement).toBe(item('English'));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(trigger());
});

it('26.8 closes when the focus or the pointer goes elsewhere, and leaves them there', async () => {
  show();
  await open();
  await userEvent.tab();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('다음'));
  await open();
  await userEvent.click(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
  await open();
  await userEvent.click(trigger());
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(trigger());
});
