import { type MouseEvent, type PointerEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { enterTopLayer } from './top-layer.ts';

/**
 * A `<dialog>` that is open for as long as it is drawn: what it needs to be so, and to ask to be closed. Without
 * `onClose` there is nothing to ask: only what stands in it leads on.
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
      // A file chooser inside sends this too, and whether the dialog closes is for its owner to say.
      if (event.target !== ref.current) return;
      event.preventDefault();
      onClose?.();
    },
    // The second Escape in a row closes a dialog without asking.
    onClose: () => {
      if (ref.current?.open !== false) return;
      if (onClose) onClose();
      else ref.current.showModal();
    },
    onPointerDown: ({ target }: PointerEvent) => {
      pressed.current = target;
    },
    // Text that is marked from inside to outside ends in a click on the backdrop that nobody meant.
    onClick: ({ target }: MouseEvent) => target === ref.current && pressed.current === ref.current && onClose?.(),
  };
};

/** An item of a menu will be gone by then, so the focus goes to the button that opened the menu. */
const openerOf = (active: Element | null) => {
  const menuButton = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return menuButton ? document.getElementById(menuButton) : active;
};

const giveFocusBack = (opener: Element | null) => {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
};

/** The place of the scroll bar is kept, or the page behind would jump. */
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
