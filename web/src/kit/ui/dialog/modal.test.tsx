// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApp } from '../../../../test/world.ts';
import { Button } from '../button/button.tsx';
import { ToastArea } from '../toast/toast-area.tsx';
import { closeToast, readToasts, showToast } from '../toast/toasts.ts';
import styles from './modal.module.css';
import { MODAL_SIZES, Modal } from './modal.tsx';
import { SidePanel } from './side-panel.tsx';

beforeEach(() => startTestApp());
afterEach(cleanup);

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog');

describe.each([
  ['Modal', Modal],
  ['SidePanel', SidePanel],
])('%s', (_, Dialog) => {
  const Page = ({ onClose }: { onClose?: () => void }) => {
    const [isOpen, setOpen] = useState(false);
    const close = () => {
      onClose?.();
      setOpen(false);
    };
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          열기
        </button>
        {isOpen && (
          <Dialog title="삭제할까요?" text="되돌릴 수 없어요." onClose={close} actions={<Button>삭제</Button>}>
            <input aria-label="이름" />
          </Dialog>
        )}
      </>
    );
  };
  const open = () => userEvent.click(screen.getByText('열기'));

  it('is named by its title and described by its text', async () => {
    render(<Page />);
    await open();
    const textOf = (attribute: string) => document.getElementById(dialog().getAttribute(attribute) ?? '')?.textContent;
    expect(textOf('aria-labelledby')).toBe('삭제할까요?');
    expect(textOf('aria-describedby')).toBe('되돌릴 수 없어요.');
    expect(dialog().open).toBe(true);
  });

  it('gives the focus back to what opened it', async () => {
    render(<Page />);
    await open();
    screen.getByLabelText('이름').focus();
    await userEvent.click(screen.getByRole('button', { name: '닫기' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.textContent).toBe('열기');
  });

  it('leaves it to its owner whether Escape closes it', () => {
    const onClose = vi.fn();
    render(<Dialog title="저장하고 있어요" onClose={onClose} />);
    const cancel = createEvent('cancel', dialog(), { cancelable: true });
    fireEvent(dialog(), cancel);
    expect(cancel.defaultPrevented).toBe(true);
    expect(onClose).toHaveBeenCalledOnce();
    expect(dialog().open).toBe(true);
  });

  it('stays open without a cross where it has nobody to ask', () => {
    render(<Dialog title="다시 로그인해 주세요" />);
    const cancel = createEvent('cancel', dialog(), { cancelable: true });
    fireEvent(dialog(), cancel);
    expect(cancel.defaultPrevented).toBe(true);
    expect(screen.queryByRole('button', { name: '닫기' })).toBeNull();
    // The browser itself closes it at the second Escape in a row.
    dialog().close();
    expect(dialog().open).toBe(true);
  });

  it('is not closed by a file chooser that is called off inside it', () => {
    const onClose = vi.fn();
    render(
      <Dialog title="첨부" onClose={onClose}>
        <input type="file" aria-label="파일" />
      </Dialog>,
    );
    fireEvent(screen.getByLabelText('파일'), createEvent('cancel', dialog(), { bubbles: true }));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes at a click beside it, not at one inside, nor at one that only ends beside it', () => {
    const onClose = vi.fn();
    render(<Dialog title="삭제할까요?" text="되돌릴 수 없어요." onClose={onClose} />);
    const text = screen.getByText('되돌릴 수 없어요.');
    fireEvent.pointerDown(text);
    fireEvent.click(text);
    fireEvent.pointerDown(text);
    fireEvent.click(dialog());
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.pointerDown(dialog());
    fireEvent.click(dialog());
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('holds the page behind it still, also under a second one', () => {
    const { rerender } = render(<Dialog title="하나" onClose={() => {}} />);
    expect(document.documentElement.style.overflow).toBe('hidden');
    rerender(
      <Dialog title="하나" onClose={() => {}}>
        <Dialog title="둘" onClose={() => {}} />
      </Dialog>,
    );
    rerender(<Dialog title="하나" onClose={() => {}} />);
    expect(document.documentElement.style.overflow).toBe('hidden');
    rerender(<p />);
    expect(document.documentElement.style.overflow).toBe('');
  });
});

it('Modal has three sizes', () => {
  expect(MODAL_SIZES).toEqual(['small', 'medium', 'large']);
  for (const size of MODAL_SIZES) {
    render(<Modal title={size} size={size} onClose={() => {}} />);
    expect(dialog().firstElementChild?.className).toContain(styles[size]);
    cleanup();
  }
});

it('what is told while a dialog is open is told inside it, where it can be reached', () => {
  showToast({ kind: 'error', text: '저장하지 못했어요.' });
  const page = (isOpen: boolean) => (
    <>
      {isOpen && <Modal title="추가" onClose={() => {}} />}
      <ToastArea />
    </>
  );
  const { rerender } = render(page(true));
  expect(dialog().contains(screen.getByText('저장하지 못했어요.'))).toBe(true);
  rerender(page(false));
  expect(screen.getByText('저장하지 못했어요.')).toBeTruthy();
  for (const { id } of readToasts()) closeToast(id);
});
