import { useSyncExternalStore } from 'react';

let dialogs: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Says that a dialog lies over the page; returns what says that it is gone. */
export const enterTopLayer = (dialog: HTMLDialogElement) => {
  change([...dialogs, dialog]);
  return () => change(dialogs.filter((other) => other !== dialog));
};

/** All but the top dialog is out of reach, so what floats above everything must stand inside it. */
export const useTopDialog = () => useSyncExternalStore(watch, readTop);

const readTop = () => dialogs.at(-1);

const watch = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const change = (next: readonly HTMLDialogElement[]) => {
  dialogs = next;
  for (const listener of listeners) listener();
};
