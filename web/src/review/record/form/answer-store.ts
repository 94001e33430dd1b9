import type { Answers, AnswerValue } from '@ieum/contract';
import { useCallback, useSyncExternalStore } from 'react';

export type AnswerStore = ReturnType<typeof createAnswerStore>;

/**
 * Answers while they are typed, outside of what is drawn: whoever watches one question is drawn anew for that one alone,
 * however many there are.
 */
export const createAnswerStore = (start: Answers, onTyped?: (key: string, value: AnswerValue | null) => void) => {
  let answers: Answers = start;
  const watchers = new Set<() => void>();
  const change = (key: string, value: AnswerValue | null) => {
    const { [key]: _, ...others } = answers;
    answers = value === null ? others : { ...others, [key]: value };
    for (const watcher of watchers) watcher();
  };
  return {
    all: () => answers,
    of: (key: string): AnswerValue | null => answers[key] ?? null,
    /** Somebody types it. */
    type: (key: string, value: AnswerValue | null) => {
      change(key, value);
      onTyped?.(key, value);
    },
    /** It comes from elsewhere. */
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

/** Something small that follows from all answers: drawn anew only when it is another. */
export const useFromAnswers = <T extends string | number | boolean>(store: AnswerStore, read: (all: Answers) => T) => {
  const snapshot = useCallback(() => read(store.all()), [store, read]);
  return useSyncExternalStore(store.watch, snapshot);
};
