// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { resetBrowserBeforeEach } from '../../../test/fresh-browser.ts';
import { startTestApp } from '../../../test/world.ts';
import { i18n } from '../language/i18n.ts';
import { Shortcuts } from './shortcuts.tsx';

resetBrowserBeforeEach();
beforeEach(async () => {
  await startTestApp();
  await i18n.loadNamespaces('ui');
});

const open = () => {
  const run = vi.fn();
  render(
    <>
      <Shortcuts
        shortcuts={[
          { letter: 'j', label: '다음', run },
          { letter: 'k', label: '이전', run: undefined },
        ]}
      />
      <input aria-label="의견" />
    </>,
  );
  return run;
};
const press = (key: string, more: KeyboardEventInit = {}) => fireEvent.keyDown(document.body, { key, ...more });

it('S2.4 26.5 runs an act by its letter, also where the keyboard writes Hangul', () => {
  const run = open();
  press('j');
  press('J');
  press('ㅓ', { code: 'KeyJ' });
  expect(run).toHaveBeenCalledTimes(3);
});

it('S2.4 26.5 leaves keys with a modifier, held keys and typing alone', async () => {
  const run = open();
  press('j', { ctrlKey: true });
  press('j', { metaKey: true });
  press('j', { altKey: true });
  press('j', { repeat: true });
  press('k');
  press('Enter');
  await userEvent.type(screen.getByLabelText('의견'), 'j');
  expect(run).not.toHaveBeenCalled();
});

it('S2.4 26.5 lists the keys and switches them off; no key acts while the list is open', async () => {
  const run = open();
  press('?');
  expect(screen.getByRole('dialog').textContent).toContain('J다음');
  expect(screen.getByRole('dialog').textContent).toContain('K이전');
  press('j');
  await userEvent.click(screen.getByRole('switch'));
  await userEvent.click(screen.getByRole('button', { name: '닫기' }));
  press('j');
  expect(run).not.toHaveBeenCalled();
});
