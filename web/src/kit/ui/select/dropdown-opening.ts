import { useEffect, useRef, useState } from 'react';

/** S9.6 */
export const OUTSIDE_CLOSE_MS = 100;

/** Tracks whether the list is open. Escape and a choice close it at once, a click outside after a moment. */
export const useDropdownOpening = () => {
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasPressedOutside = false;
    const isOutside = (event: Event) => list.current !== null && !event.composedPath().includes(list.current);
    // The click that opened the list ends after it is open: only a click that also began after opening counts.
    const press = (event: Event) => {
      hasPressedOutside = isOutside(event);
    };
    const click = (event: Event) => {
      if (hasPressedOutside && isOutside(event)) timer ??= setTimeout(() => setOpen(false), OUTSIDE_CLOSE_MS);
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('click', click, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('click', click, true);
    };
  }, [isOpen]);

  return { isOpen, setOpen, floating: { ref: list, shouldCloseOnInteractOutside: never } };
};

const never = () => false;
