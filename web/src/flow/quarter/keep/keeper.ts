import type { SheetDraft, SheetLineKey } from '@ieum/contract';
import { textOfKey } from '../line-key.ts';
import type { Pending } from '../value.ts';

export type Answer = {
  problem: string | null;
  draft: SheetDraft | null;
  mine: number | null;
  version: number;
  theirs: number | null;
};
export type Held = Pending & { key: SheetLineKey };
export type SheetSaving = 'saved' | 'waiting' | 'saving' | 'offline' | 'failed';

/** Place in the browser where unsaved values survive a reload, and where other tabs do not overwrite them. */
export type HeldStore = { read: () => Held[]; put: (text: string, held: Held) => void; drop: (text: string) => void };

type Keeping = {
  store: HeldStore;
  send: (lines: Held[]) => Promise<Answer[]>;
  /** Whether the error means that no answer came, so that the values are sent again later. */
  isUnreachable: (error: unknown) => boolean;
  onAnswer: (answers: { text: string; answer: Answer }[]) => void;
  onChange: () => void;
};

const PAUSE_MS = 400;
const RETRY_MS = 5_000;
const AT_ONCE = 500;

/**
 * Saves each value as a draft a moment after it was entered, one request at a time. What has not arrived stays in the
 * browser and is sent again. A value of a colleague is never overwritten without asking.
 */
export const createSheetKeeper = ({ store, send, isUnreachable, onAnswer, onChange }: Keeping) => {
  const held = new Map(store.read().map((line) => [textOfKey(line.key), line]));
  const conflicts = new Map<string, SheetDraft | null>();
  const problems = new Map<string, string>();
  let state: SheetSaving = held.size > 0 ? 'waiting' : 'saved';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underway: Promise<void> | undefined;

  const setState = (next: SheetSaving) => {
    state = next;
    onChange();
  };
  const open = () => [...held].filter(([text]) => !conflicts.has(text) && !problems.has(text)).slice(0, AT_ONCE);
  const keep = (text: string, line: Held) => {
    held.set(text, line);
    store.put(text, line);
  };
  const drop = (text: string) => {
    held.delete(text);
    store.drop(text);
  };
  const take = (text: string, sent: Held, { problem, draft }: Answer) => {
    const now = held.get(text);
    if (problem === null) {
      if (now === sent) drop(text);
      else if (now) keep(text, { ...now, version: draft?.version ?? 0 });
      return;
    }
    if (!now) return;
    if (problem !== 'draft_changed') return problems.set(text, problem);
    const isOwn = draft === null || draft.isMine || draft.quantity === now.value?.quantity;
    // The same person in another tab: what was typed last counts.
    if (isOwn) keep(text, { ...now, version: draft?.version ?? 0 });
    else conflicts.set(text, draft);
  };
  const save = async (part: [string, Held][]) => {
    setState('saving');
    try {
      const answers = await send(part.map(([, line]) => line));
      const given = part.flatMap(([text, line], nth) => {
        const answer = answers[nth];
        return answer ? [{ text, line, answer }] : [];
      });
      for (const { text, line, answer } of given) take(text, line, answer);
      onAnswer(given);
      setState(open().length > 0 ? 'waiting' : 'saved');
    } catch (error) {
      setState(isUnreachable(error) ? 'offline' : 'failed');
    }
  };
  /** Saves everything entered so far. Returns whether it has arrived. */
  const flush = async (): Promise<boolean> => {
    clearTimeout(timer);
    while (underway) await underway;
    const part = open();
    if (part.length === 0) return true;
    underway = save(part).finally(() => {
      underway = undefined;
    });
    await underway;
    if (state === 'offline') later(RETRY_MS);
    return state === 'offline' || state === 'failed' ? false : flush();
  };
  const later = (pause: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), pause);
  };
  return {
    put: (lines: Held[]) => {
      for (const line of lines) {
        const text = textOfKey(line.key);
        conflicts.delete(text);
        problems.delete(text);
        keep(text, line);
      }
      setState('waiting');
      later(PAUSE_MS);
    },
    /** Gives up what was typed for a line. */
    forget: (text: string) => {
      conflicts.delete(text);
      problems.delete(text);
      drop(text);
      onChange();
    },
    flush,
    start: () => {
      if (held.size > 0) later(0);
    },
    stop: () => clearTimeout(timer),
    held: (text: string) => held.get(text),
    conflict: (text: string) => conflicts.get(text),
    hasConflict: (text: string) => conflicts.has(text),
    problem: (text: string) => problems.get(text),
    refuse: (text: string, problem: string) => {
      problems.set(text, problem);
      onChange();
    },
    state: () => state,
    isSafe: () => held.size === 0,
  };
};
export type SheetKeeper = ReturnType<typeof createSheetKeeper>;
