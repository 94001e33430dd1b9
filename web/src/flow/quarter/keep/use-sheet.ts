import type { SheetLine } from '@ieum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { statusOf } from '../../../kit/api/failure.ts';
import { keyOf } from '../line-key.ts';
import { quarterQueries, type Sheet, saveDrafts, showAnswers } from '../quarter.queries.ts';
import { isEntered, isLeft, isSendable, rowOf, type SheetRow } from '../sheet-row.ts';
import type { Value } from '../value.ts';
import { localHeldStore } from './held-store.ts';
import { createSheetKeeper, type Held } from './keeper.ts';

type Step = { line: SheetLine; value: Value | undefined }[];
const UNDO_STEPS = 30;

/** Holds the values of a sheet: what is typed, what of it has arrived, and what can be undone. */
export const useSheet = (email: string, period: string, sheet: Sheet) => {
  const client = useQueryClient();
  const [changes, redraw] = useReducer((count: number) => count + 1, 0);
  const [wrong, setWrong] = useState<ReadonlyMap<string, { typed: string; problem: string }>>(new Map());
  const past = useRef<Step[]>([]);
  const [savedAt, setSavedAt] = useState<Date>();
  const keeper = useMemo(
    () =>
      createSheetKeeper({
        store: localHeldStore(email, period),
        send: async (lines) =>
          (await saveDrafts({ period, lines: lines.map(({ key, version, value }) => ({ key, version, value })) }))
            .lines,
        isUnreachable: (error) => statusOf(error) === undefined || statusOf(error) === 503,
        onAnswer: (given) => {
          setSavedAt(new Date());
          showAnswers(
            client,
            period,
            new Map(
              given.map(({ text, answer: { draft, mine, version, theirs } }) => [
                text,
                { draft, mine, version, theirs },
              ]),
            ),
          );
        },
        onChange: redraw,
      }),
    [email, period, client],
  );
  useEffect(() => {
    const again = () => void keeper.flush();
    keeper.start();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      // What is not saved yet is sent now; what does not arrive waits in the browser.
      again();
    };
  }, [keeper]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `changes` counts what the keeper has changed
  const rows = useMemo(
    () => sheet.lines.map((line) => rowOf(line, keeper, wrong.get(keyOf(line)))),
    [sheet.lines, keeper, wrong, changes],
  );
  const setWrongAt = useCallback(
    (text: string, what?: { typed: string; problem: string }) =>
      setWrong((now) => {
        if (!what && !now.has(text)) return now;
        const next = new Map(now);
        if (what) next.set(text, what);
        else next.delete(text);
        return next;
      }),
    [],
  );
  const heldOf = (line: SheetLine, value: Value | undefined): Held => {
    const before = keeper.held(keyOf(line));
    const conflict = keeper.conflict(keyOf(line));
    return {
      key: line.key,
      version: conflict ? conflict.version : (before?.version ?? line.draft?.version ?? 0),
      value: value ? { ...value, unit: line.unit, figureVersion: line.version } : null,
    };
  };
  const put = (given: [SheetRow, Value | undefined][], isUndo = false) => {
    if (!isUndo) {
      const step = given.map(([{ line, value }]) => ({ line, value }));
      past.current = [...past.current, step].slice(-UNDO_STEPS);
    }
    for (const [{ text }] of given) setWrongAt(text);
    keeper.put(given.map(([{ line }, value]) => heldOf(line, value)));
  };
  const undo = () => {
    const step = past.current.at(-1);
    if (!step) return;
    past.current = past.current.slice(0, -1);
    const byText = new Map(rows.map((row) => [row.text, row]));
    const given = step.flatMap(({ line, value }): [SheetRow, Value | undefined][] => {
      const row = byText.get(keyOf(line));
      // The ledger's own figure needs no draft.
      return row ? [[row, value?.quantity === line.mine && line.mine !== null ? undefined : value]] : [];
    });
    put(given, true);
  };
  return {
    rows,
    put: (row: SheetRow, value: Value | undefined) => put([[row, value]]),
    putAll: (given: [SheetRow, Value | undefined][]) => put(given),
    undo,
    canUndo: past.current.length > 0,
    setWrong: setWrongAt,
    /** Takes what the colleague has typed or entered. */
    giveWay: (row: SheetRow) => {
      if (row.conflict) keeper.forget(row.text);
      else put([[row, undefined]], true);
    },
    refuse: keeper.refuse,
    flush: keeper.flush,
    /** Drafts of lines as they are now, after everything was saved. */
    draftsOf: (texts: ReadonlySet<string>) =>
      (client.getQueryData(quarterQueries.sheet(period).queryKey)?.lines ?? []).flatMap((line) => {
        const text = keyOf(line);
        return texts.has(text) && line.draft ? [{ text, key: line.key, version: line.draft.version }] : [];
      }),
    saving: keeper.state(),
    isSafe: keeper.isSafe(),
    savedAt,
    entered: rows.filter(isEntered),
    left: rows.filter(isLeft),
    sendable: rows.filter(isSendable),
    flagged: rows.filter(({ state, wrong: text }) => state === 'flagged' || state === 'conflict' || text !== undefined),
  };
};
export type SheetState = ReturnType<typeof useSheet>;
