import { useEffect, useRef, useState } from 'react';

/** Keeps whether a small panel is open. Escape and a press outside its place close it; Escape also brings the focus back. */
export const useOpening = <T extends HTMLElement = HTMLDivElement>() => {
  const place = useRef<T>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node) || !place.current?.contains(target)) setOpen(false);
    };
    const leaveByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      place.current?.querySelector('button')?.focus();
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
  return { place, isOpen, close, toggle: () => setOpen(!isOpen) };
};
