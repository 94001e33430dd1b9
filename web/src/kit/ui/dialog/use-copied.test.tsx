// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { resetBrowserBeforeEach } from '../../../../test/fresh-browser.ts';
import { startTestApp } from '../../../../test/world.ts';
import { ToastArea } from '../toast/toast-area.tsx';
import { ShownLinkDialog } from './shown-link-dialog.tsx';

const URL_SHOWN = 'https://ieum.example/invite/abc';

/** Sets up a browser with this clipboard, and with or without the old way to copy. */
const open = async ({ clipboard, isCopied }: { clipboard: object | undefined; isCopied: boolean }) => {
  await startTestApp();
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  const old = vi.fn(() => isCopied);
  Object.defineProperty(document, 'execCommand', { value: old, configurable: true });
  render(
    <>
      <ShownLinkDialog title="초대" text="" url={URL_SHOWN} onClose={() => {}} />
      <ToastArea />
    </>,
  );
  await user.click(screen.getByRole('button', { name: '링크 복사' }));
  return old;
};

resetBrowserBeforeEach();

it('23.13 copies as a selection where a page without https has no clipboard', async () => {
  const old = await open({ clipboard: undefined, isCopied: true });
  await screen.findByRole('button', { name: '복사했어요' });
  expect(old).toHaveBeenCalledWith('copy');
});

it('23.13 says so where nothing can be copied, and leaves the link selected', async () => {
  const writeText = async () => Promise.reject(new Error('Write permission denied.'));
  await open({ clipboard: { writeText }, isCopied: false });
  expect(await screen.findByText('복사하지 못했어요. 선택된 내용을 직접 복사해 주세요.')).toBeTruthy();
  const field = screen.getByLabelText<HTMLInputElement>(/링크/);
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(URL_SHOWN);
  expect(screen.getByRole('button', { name: '링크 복사' })).toBeTruthy();
});
