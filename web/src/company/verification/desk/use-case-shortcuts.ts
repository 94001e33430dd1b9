import type { VerificationCase } from '@ieum/contract';
import { useEffect } from 'react';
import type { CaseAct } from './case-actions.tsx';
import { areShortcutsOn } from './shortcut-setting.ts';

export const SHORTCUTS = { v: 'verify', c: 'correct', r: 'reject', j: 'join', '?': 'keys' } as const satisfies Record<
  string,
  CaseAct
>;

const isKnown = (key: string): key is keyof typeof SHORTCUTS => Object.hasOwn(SHORTCUTS, key);

/** True while the person types text into a field. */
const isTyping = ({ target, isComposing }: KeyboardEvent) =>
  isComposing ||
  (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], dialog') !== null);

/**
 * Single letters open the dialogs of decisions, and each dialog asks to confirm. They can be switched off (WCAG 2.1.4).
 */
export const useCaseShortcuts = ({ can }: VerificationCase, isListening: boolean, onAct: (act: CaseAct) => void) => {
  useEffect(() => {
    if (!isListening) return;
    const allowed: Record<CaseAct, boolean> = {
      verify: can.verify,
      join: can.join,
      correct: can.decide,
      reject: can.decide,
      keys: true,
    };
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event)) return;
      if (!isKnown(key) || !areShortcutsOn()) return;
      const act = SHORTCUTS[key];
      if (!allowed[act]) return;
      event.preventDefault();
      onAct(act);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [can, isListening, onAct]);
};
