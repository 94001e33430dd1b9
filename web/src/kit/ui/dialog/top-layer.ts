import { useSyncExternalStore } from 'react';

let dialogs: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Registers an open dialog. Returns a function that removes it. */
export const enterTopLayer = (dialog: HTMLDialogElement) => {
  change([...dialogs, dialog]);
  return () => change(dialogs.filter((open) => open !== dialog));
};

/** Returns the top dialog. Everything outside it is out of reach, so floating elements must be drawn inside it. */
export const useTopDialog = () => useSyncExternalStore(watch, readTop, readTop);

const readTop = () => dialogs.at(-1);

const watch = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const change = (next: readonly HTMLDialogElement[]) => {
  dialogs = next;
  for (const listener of listeners) listener();
};
