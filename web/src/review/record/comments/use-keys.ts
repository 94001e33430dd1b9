import { useEffect, useEffectEvent } from 'react';

const TYPING = 'input, textarea, select, [contenteditable], [role="menu"], dialog';
const STEPS: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Alt and an arrow key lead from one commented field to the next, except during typing. */
export const useCommentKeys = (onStep: (step: 1 | -1) => void) => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null;
    if (!step || !event.altKey || event.ctrlKey || event.metaKey || isTyping) return;
    event.preventDefault();
    onStep(step);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
