import { isLiveKind, type LiveKind } from '@ieum/contract';
import { z } from 'zod';
import { afterCommit, type Wire } from '../../kit/db/database.ts';

/** Stands for all people of the portal team, as the id of a company stands for its members. */
export const OPERATORS = 'operators';

export type Change = {
  /** Ids of the people and companies for whom something has changed, or `OPERATORS`. */
  of: readonly string[];
  /** What they read again. Without a kind, only their sessions are checked: one may have ended. */
  kinds: readonly LiveKind[];
};

export type Changes = ReturnType<typeof createChanges>;

/** Passes on that something has changed, and for whom, but not what. */
export const createChanges = () => {
  const listeners = new Set<(change: Change) => void>();
  let share = (_change: Change) => {};
  const deliver = (change: Change) => {
    for (const listen of listeners) listen(change);
  };
  return {
    /** Announces a change as soon as it is committed. */
    announce: (change: Change) => {
      if (change.of.length === 0) return;
      afterCommit(() => {
        deliver(change);
        share(change);
      });
    },
    /** Returns a function that stops listening. */
    listen: (listen: (change: Change) => void) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    /** Joins the processes that share a database: each hears of the changes of the others. */
    shareOver: (openWire: (onText: (text: string) => void) => Wire) => {
      const wire = openWire((text) => {
        const change = readChange(text);
        if (change) deliver(change);
      });
      share = (change) => {
        for (let at = 0; at < change.of.length; at += IDS_AT_ONCE)
          wire.send(JSON.stringify({ ...change, of: change.of.slice(at, at + IDS_AT_ONCE) }));
      };
      return wire;
    },
  };
};

/** Keeps a text of the wire below its limit. */
const IDS_AT_ONCE = 100;

const changeText = z.object({ of: z.array(z.string()), kinds: z.array(z.string()) });

/** A process of another version may send what this one does not know. */
const readChange = (text: string): Change | undefined => {
  const { data } = changeText.safeParse(parsed(text));
  return data && { of: data.of, kinds: data.kinds.filter(isLiveKind) };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
