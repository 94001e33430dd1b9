import { type MouseEvent, type PointerEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { enterTopLayer } from './top-layer.ts';

/**
 * Opens a `<dialog>` for as long as it is drawn and reports attempts to close it. Without `onClose` the user can
 * continue only by what is inside the dialog.
 */
export const useModalDialog = (onClose: (() => void) | undefined) => {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = openerOf(document.activeElement);
    const letPageScroll = holdPage();
    dialog.showModal();
    const leaveTopLayer = enterTopLayer(dialog);
    return () => {
      leaveTopLayer();
      dialog.close();
      letPageScroll();
      giveFocusBack(opener);
    };
  }, []);

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      // A file chooser inside sends this event too, and the owner of the dialog decides whether it closes.
      if (event.target !== ref.current) return;
      event.preventDefault();
      onClose?.();
    },
    // The browser closes a dialog without asking at the second Escape in a row.
    onClose: () => {
      if (ref.current?.open !== false) return;
      if (onClose) onClose();
      else ref.current.showModal();
    },
    onPointerDown: ({ target }: PointerEvent) => {
      pressed.current = target;
    },
    // A text selection from inside to outside ends in an unintended click on the backdrop.
    onClick: ({ target }: MouseEvent) => target === ref.current && pressed.current === ref.current && onClose?.(),
  };
};

/**
 * Returns the element that gets the focus back. An item of a menu will be gone by then, so the button that opened the
 * menu gets it.
 */
const openerOf = (active: Element | null) => {
  const menuButton = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return menuButton ? document.getElementById(menuButton) : active;
};

const giveFocusBack = (opener: Element | null) => {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
};

/** Stops the page behind from scrolling. The width of the scroll bar is kept, or the page would jump. */
const holdPage = () => {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => {
    style.overflow = overflow;
    style.scrollbarGutter = scrollbarGutter;
  };
};
