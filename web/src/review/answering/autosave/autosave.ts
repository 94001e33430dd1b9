import type { AnswerProblem, Answers, AnswerValue } from '@ieum/contract';
import type { AnswerStore } from '../../record/form/answer-store.ts';
import { isSameAnswer, isWhole, plainAnswer } from './plain-answer.ts';

export type Change = { key: string; value: AnswerValue | null; was: AnswerValue | null };
export type Kept = { answers: Answers; savedAt: string };
/** Outcome of an attempt to save. */
export type Outcome =
  | { kind: 'saved'; kept: Kept }
  /** Colleagues have answered these keys meanwhile. `kept` is what is stored now. */
  | { kind: 'changed'; keys: string[]; kept: Kept }
  | { kind: 'refused'; problems: Partial<Record<string, AnswerProblem>> }
  /** The declaration no longer accepts answers. */
  | { kind: 'closed' }
  | { kind: 'failed' };

export type Conflict = { mine: AnswerValue | null; theirs: AnswerValue | null };
export type SaveState = {
  phase: 'rest' | 'waiting' | 'saving' | 'failed' | 'closed';
  savedAt: string;
  conflicts: Partial<Record<string, Conflict>>;
  refused: Partial<Record<string, AnswerProblem>>;
};

type AutosaveParts = {
  store: AnswerStore;
  kept: Kept;
  send: (changes: Change[]) => Promise<Outcome>;
  /** Stores what is typed and not saved yet, for the next time that this page is opened. */
  remember: (unsaved: Change[]) => void;
  after: (work: () => void, ms: number) => () => void;
};

const PAUSE_MS = 800;
const AGAIN_MS = 5_000;
const AGAIN_MOST_MS = 60_000;

export type Autosave = ReturnType<typeof createAutosave>;

/** Saves answers during typing. Each change names the previous value, so that it never overwrites a colleague's. */
export const createAutosave = ({ store, kept, send, remember, after }: AutosaveParts) => {
  const base = new Map<string, AnswerValue | null>(
    Object.entries(kept.answers).map(([key, value]) => [key, value ?? null]),
  );
  const touched = new Set<string>();
  const watchers = new Set<() => void>();
  let state: SaveState = { phase: 'rest', savedAt: kept.savedAt, conflicts: {}, refused: {} };
  let cancel = () => {};
  let running: Promise<boolean> | undefined;
  let failures = 0;

  const set = (changes: Partial<SaveState>) => {
    state = { ...state, ...changes };
    for (const watcher of watchers) watcher();
  };
  const baseOf = (key: string) => base.get(key) ?? null;
  const isUnsaved = (key: string) => !isSameAnswer(store.of(key), baseOf(key));
  const changeOf = (key: string): Change => ({ key, value: plainAnswer(store.of(key)), was: baseOf(key) });
  const unsaved = () => [...touched].filter(isUnsaved);
  const ready = () => unsaved().filter((key) => !state.conflicts[key] && !state.refused[key] && isWhole(store.of(key)));

  const schedule = (ms: number) => {
    cancel();
    cancel = after(() => void flush(), ms);
  };

  const typed = (key: string) => {
    touched.add(key);
    const { [key]: _, ...refused } = state.refused;
    remember(unsaved().map(changeOf));
    if (state.phase === 'closed') return;
    if (state.refused[key] || state.phase === 'rest') set({ refused, phase: running ? 'saving' : 'waiting' });
    schedule(PAUSE_MS);
  };

  /** Takes over the stored answers, except where the user has typed something that is not saved yet. */
  const take = ({ answers, savedAt }: Kept) => {
    if (savedAt < state.savedAt) return;
    for (const key of new Set([...base.keys(), ...Object.keys(answers)])) {
      const now = answers[key] ?? null;
      if (!isUnsaved(key) && !isSameAnswer(store.of(key), now)) store.put(key, now);
      if (!touched.has(key) || isSameAnswer(store.of(key), now)) base.set(key, now);
    }
    if (savedAt !== state.savedAt) set({ savedAt });
  };

  const settled = (keys: string[], sent: Change[], { answers, savedAt }: Kept) => {
    for (const key of keys) base.set(key, answers[key] ?? sent.find((change) => change.key === key)?.value ?? null);
    failures = 0;
    set({ savedAt });
    take({ answers, savedAt });
  };

  const disputed = (keys: string[], { answers }: Kept) => {
    const conflicts = { ...state.conflicts };
    for (const key of keys) {
      const theirs = answers[key] ?? null;
      if (isSameAnswer(store.of(key), theirs)) base.set(key, theirs);
      else conflicts[key] = { mine: store.of(key), theirs };
    }
    set({ conflicts });
  };

  const attempt = async (): Promise<boolean> => {
    const keys = ready();
    if (keys.length === 0) {
      set({ phase: 'rest' });
      return unsaved().length === 0;
    }
    set({ phase: 'saving' });
    const sent = keys.map(changeOf);
    const outcome = await send(sent);
    if (outcome.kind === 'closed' || outcome.kind === 'failed') {
      set({ phase: outcome.kind });
      failures += 1;
      if (outcome.kind === 'failed') schedule(Math.min(AGAIN_MS * 2 ** (failures - 1), AGAIN_MOST_MS));
      return false;
    }
    if (outcome.kind === 'saved') settled(keys, sent, outcome.kept);
    if (outcome.kind === 'changed') disputed(outcome.keys, outcome.kept);
    if (outcome.kind === 'refused') set({ refused: { ...state.refused, ...outcome.problems } });
    remember(unsaved().map(changeOf));
    // The refusal concerns none of these keys, so another attempt would have the same outcome.
    const isStuck = outcome.kind !== 'saved' && keys.every((key) => ready().includes(key));
    if (isStuck) set({ phase: 'failed' });
    return isStuck ? false : attempt();
  };

  /** Saves what there is. Returns whether everything is stored. */
  const flush = (): Promise<boolean> => {
    cancel();
    running = (running ?? Promise.resolve(true)).then(attempt).finally(() => {
      running = undefined;
    });
    return running;
  };

  const choose = (key: string, side: 'mine' | 'theirs') => {
    const conflict = state.conflicts[key];
    if (!conflict) return;
    const { [key]: _, ...conflicts } = state.conflicts;
    base.set(key, conflict.theirs);
    if (side === 'theirs') store.put(key, conflict.theirs);
    set({ conflicts });
    void flush();
  };

  return {
    state: () => state,
    watch: (watcher: () => void) => {
      watchers.add(watcher);
      return () => {
        watchers.delete(watcher);
      };
    },
    typed,
    take,
    flush,
    choose,
    hasUnsaved: () => unsaved().length > 0,
    /** Puts back what an earlier page could not save, and saves it now. */
    restore: (left: Change[]) => {
      for (const { key, value, was } of left) {
        base.set(key, was);
        touched.add(key);
        store.put(key, value);
      }
      if (left.length > 0) void flush();
    },
    stop: () => cancel(),
  };
};
