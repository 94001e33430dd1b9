import { useEffect, useRef, useState } from 'react';

const OFF_KEY = 'ieum.listKeys';
const OFF = 'off';
/** Places where letters are typed or have a meaning already. A dialog about chosen rows is inside the list. */
const TYPING = 'input:not([type="checkbox"]), select, textarea, [contenteditable], dialog, [role="menu"]';

/**
 * Works a list by single keys: `/` searches, J and K move, X selects, Enter opens, Esc clears the selection. They work
 * only while the focus is in the list, and the user can switch them off.
 */
export const useRowKeys = (root: HTMLElement | null, onEscape: () => void) => {
  const [isOn, setOn] = useState(() => localStorage.getItem(OFF_KEY) !== OFF);
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    if (!root || !isOn) return;
    const listen = (event: KeyboardEvent) => {
      const { target, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (!(target instanceof Element) || target.closest(TYPING)) return;
      if (event.key === 'Escape') return latest.current();
      // Some keyboards need Shift for the slash.
      if (event.key !== '/' && shiftKey) return;
      if (act(root, target, event.key === '/' ? event.key : event.code)) event.preventDefault();
    };
    root.addEventListener('keydown', listen);
    return () => root.removeEventListener('keydown', listen);
  }, [root, isOn]);
  const toggle = () => {
    if (isOn) localStorage.setItem(OFF_KEY, OFF);
    else localStorage.removeItem(OFF_KEY);
    setOn(!isOn);
  };
  return { isOn, toggle };
};

/** The place of the key decides, because a Korean keyboard writes other letters with it. */
const act = (root: HTMLElement, target: Element, code: string) => {
  switch (code) {
    case '/':
      return focus(root.querySelector<HTMLElement>('input[type="search"]'));
    case 'KeyJ':
      return move(root, target, 1);
    case 'KeyK':
      return move(root, target, -1);
    case 'KeyX':
      return click(target.closest('tbody tr')?.querySelector<HTMLElement>('input[type="checkbox"]'));
    default:
      return false;
  }
};

const move = (root: HTMLElement, target: Element, step: 1 | -1) => {
  const rows = [...root.querySelectorAll('tbody:not([aria-hidden]) tr:not([aria-hidden])')];
  const row = target.closest('tbody tr');
  const next = row ? rows[rows.indexOf(row) + step] : rows[0];
  return focus(next && placeIn(next));
};

/** The name of a row, else the first thing in it that takes the focus. */
const placeIn = (row: Element) =>
  row.querySelector<HTMLElement>('th a, th button') ?? row.querySelector<HTMLElement>('a, button, input');

const focus = (element: HTMLElement | null | undefined) => {
  element?.focus();
  return Boolean(element);
};

const click = (element: HTMLElement | null | undefined) => {
  element?.click();
  return Boolean(element);
};
