import type { Unit } from '@ieum/contract';
import { readEntry } from './entry-text.ts';
import type { SheetState } from './keep/use-sheet.ts';
import type { SheetRow } from './sheet-row.ts';

/** What can be done to a line, by keys and by buttons. Each returns whether it did something. */
export const lineActs = (sheet: SheetState, row: SheetRow, unitOf: (word: string) => Unit | undefined) => {
  const { line, value } = row;
  const enter = (quantity: number | null, isChecked = false) => {
    sheet.put(row, { quantity, isChecked });
    return true;
  };
  return {
    commit: (typed: string) => {
      const read = readEntry(typed, line, unitOf);
      if (read === 'empty') {
        sheet.setWrong(row.text);
        // An empty field stands for the figure in the ledger, if there is one.
        if (value && value.quantity !== line.mine) sheet.put(row, undefined);
        return;
      }
      if ('problem' in read) return sheet.setWrong(row.text, { typed, problem: read.problem });
      if (read.quantity !== value?.quantity) enter(read.quantity);
      else sheet.setWrong(row.text);
    },
    same: () => line.last !== null && enter(line.last),
    theirs: () => line.theirs !== null && enter(line.theirs),
    nothing: () => enter(0),
    unknown: () => enter(null),
    offer: (quantity: number) => enter(quantity),
    /** Says that a conspicuous value is right. */
    check: () => value !== undefined && value.quantity !== null && enter(value.quantity, true),
    /** Keeps the own value, knowing what the colleague has entered. */
    keep: () => value !== undefined && enter(value.quantity, value.isChecked),
    giveWay: () => sheet.giveWay(row),
  };
};
export type LineActs = ReturnType<typeof lineActs>;
