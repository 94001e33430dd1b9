import { useEffectEvent, useLayoutEffect } from 'react';

const KEY = 'ieum.shortcuts';
const OFF = 'off';

/** Returns true unless the user has switched the shortcuts off in this browser. */
export const areShortcutsOn = () => localStorage.getItem(KEY) !== OFF;

export const switchShortcuts = (isOn: boolean) => {
  if (isOn) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, OFF);
};

export type Shortcut = {
  /** A small letter, or a sign such as `?`. */
  letter: string;
  label: string;
  /** Undefined while it is not possible. The list of keys still shows it. */
  run: (() => void) | undefined;
};

const TYPING = 'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"]';
const ASCII = /^[!-~]$/;

/** Returns the letter of a key. With a Korean layout the key is a Hangul letter, so its place on the keyboard counts. */
const letterOf = ({ key, code }: KeyboardEvent) => {
  if (ASCII.test(key)) return key.toLowerCase();
  const isOtherScript = key.length === 1 || key === 'Process';
  return isOtherScript && code.startsWith('Key') ? code.slice('Key'.length).toLowerCase() : '';
};

const isForPage = ({ target, isComposing, ctrlKey, metaKey, altKey, repeat, defaultPrevented }: KeyboardEvent) => {
  if (ctrlKey || metaKey || altKey || repeat || isComposing || defaultPrevented) return false;
  if (document.querySelector('dialog[open]')) return false;
  return !(target instanceof Element && target.closest(TYPING));
};

/**
 * Runs an act by a single letter, except during typing and while a dialog is open. The user can switch this off (WCAG
 * 2.1.4). An act that decides something must ask first.
 */
export const useShortcuts = (shortcuts: readonly Shortcut[]) => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isForPage(event) || !areShortcutsOn()) return;
    const letter = letterOf(event);
    const run = shortcuts.find((shortcut) => shortcut.letter === letter)?.run;
    if (!run) return;
    event.preventDefault();
    run();
  });
  // The keys work as soon as the page is seen.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
