import { useSyncExternalStore } from 'react';

type Answer = (isGiven: boolean) => void;

let answer: Answer | undefined;
const listeners = new Set<() => void>();

const change = (next: Answer | undefined) => {
  answer = next;
  for (const listener of listeners) listener();
};

/**
 * Asks the user for the password. The kit has no dialog: a listening component draws one. Without a listener the answer
 * is no.
 */
export const askPassword = () => {
  if (listeners.size === 0) return Promise.resolve(false);
  return new Promise<boolean>((resolve) => change(resolve));
};

export const answerPassword = (isGiven: boolean) => {
  const waiting = answer;
  change(undefined);
  waiting?.(isGiven);
};

export const isPasswordPromptOpen = () => answer !== undefined;

export const watchPasswordPrompt = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useIsPasswordPromptOpen = () => useSyncExternalStore(watchPasswordPrompt, isPasswordPromptOpen);
