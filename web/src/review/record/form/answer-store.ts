import type { Answers, AnswerValue } from '@ieum/contract';
import { useCallback, useSyncExternalStore } from 'react';

export type AnswerStore = ReturnType<typeof createAnswerStore>;

/**
 * Holds the answers during typing, outside of React's state. A component that watches one question is rendered again
 * only when that question changes, however many there are.
 */
export const createAnswerStore = (start: Answers, onTyped?: (key: string, value: AnswerValue | null) => void) => {
  let answers: Answers = start;
  const watchers = new Set<() => void>();
  const change = (key: string, value: AnswerValue | null) => {
    const { [key]: _, ...rest } = answers;
    answers = value === null ? rest : { ...rest, [key]: value };
    for (const watcher of watchers) watcher();
  };
  return {
    all: () => answers,
    of: (key: string): AnswerValue | null => answers[key] ?? null,
    /** Changes an answer that the user types. */
    type: (key: string, value: AnswerValue | null) => {
      change(key, value);
      onTyped?.(key, value);
    },
    /** Changes an answer that comes from elsewhere. */
    put: change,
    watch: (watcher: () => void) => {
      watchers.add(watcher);
      return () => {
        watchers.delete(watcher);
      };
    },
  };
};

export const useAnswer = (store: AnswerStore, key: string) => useSyncExternalStore(store.watch, () => store.of(key));

/** Returns a small value derived from all answers. It renders again only when that value changes. */
export const useFromAnswers = <T extends string | number | boolean>(store: AnswerStore, read: (all: Answers) => T) => {
  const snapshot = useCallback(() => read(store.all()), [store, read]);
  return useSyncExternalStore(store.watch, snapshot);
};
