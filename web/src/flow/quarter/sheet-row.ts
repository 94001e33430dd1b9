import type { SheetLine } from '@ieum/contract';
import { type Finding, findingOf } from './checks.ts';
import type { SheetKeeper } from './keep/keeper.ts';
import { keyOf } from './line-key.ts';
import { type Conflict, isSent, isStale, shownValue, type Value } from './value.ts';

/** What is to be done about a line. */
type RowState =
  /** Entered in another period that overlaps this one. */
  | 'blocked'
  /** A colleague has typed or entered something else meanwhile. */
  | 'conflict'
  | 'empty'
  | 'unknown'
  /** Conspicuous: stays behind when the rest is sent. */
  | 'flagged'
  | 'ready'
  | 'sent';

export type SheetRow = {
  text: string;
  line: SheetLine;
  value: Value | undefined;
  state: RowState;
  finding: Finding | undefined;
  conflict: Conflict | undefined;
  /** Reason for which the server has left the line. */
  problem: string | undefined;
  /** The typed text, if it is no quantity. */
  wrong: { typed: string; problem: string } | undefined;
};

export const rowOf = (line: SheetLine, keeper: SheetKeeper, wrong: SheetRow['wrong']): SheetRow => {
  const text = keyOf(line);
  const pending = keeper.held(text);
  const value = shownValue(line, pending);
  const finding = value && !value.isChecked ? findingOf(line, value) : undefined;
  const conflict = keeper.hasConflict(text) ? { theirs: keeper.conflict(text) ?? null } : undefined;
  const problem = keeper.problem(text);
  const isOpen = conflict !== undefined || isStale(line, pending);
  return { text, line, value, finding, conflict, problem, wrong, state: stateOf(line, value, finding, isOpen) };
};

const stateOf = (
  line: SheetLine,
  value: Value | undefined,
  finding: Finding | undefined,
  isOpen: boolean,
): RowState => {
  if (line.enteredIn !== '') return 'blocked';
  if (isOpen) return 'conflict';
  if (value === undefined) return 'empty';
  if (value.quantity === null) return 'unknown';
  if (isSent(line, value)) return 'sent';
  return finding ? 'flagged' : 'ready';
};

/** A line counts as entered with a quantity, also with nothing; "not yet known" does not. */
export const isEntered = ({ value, state }: SheetRow) => state !== 'blocked' && typeof value?.quantity === 'number';
export const isSendable = ({ state, problem, wrong }: SheetRow) =>
  state === 'ready' && problem === undefined && wrong === undefined;
export const isLeft = (row: SheetRow) => row.state !== 'blocked' && !isEntered(row);
