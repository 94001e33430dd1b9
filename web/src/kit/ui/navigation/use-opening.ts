import { useEffect, useRef, useState } from 'react';

/**
 * Keeps whether a small panel is open. A press or the focus outside its place closes it, and so does Escape, which
 * leaves the focus on what opened the panel.
 */
export const useOpening = <T extends HTMLElement>() => {
  const place = useRef<T>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node) || !place.current?.contains(target)) setOpen(false);
    };
    const leaveByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (place.current?.contains(document.activeElement)) place.current.querySelector<T>('a, button')?.focus();
      setOpen(false);
    };
    document.addEventListener('pointerdown', leave, true);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', leaveByKey);
    return () => {
      document.removeEventListener('pointerdown', leave, true);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', leaveByKey);
    };
  }, [isOpen]);
  return { place, isOpen, open: () => setOpen(true), close: () => setOpen(false) };
};
