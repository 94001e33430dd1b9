import type { SheetDraft, SheetLine } from '@ieum/contract';

/** Value of a line: a quantity in the unit of the line, or null for "not yet known". */
export type Value = { quantity: number | null; isChecked: boolean };
/** Value on its way to the server. A null value removes the draft. */
export type Pending = {
  value: (Value & { figureVersion: number; unit: SheetLine['unit'] }) | null;
  /** Version of the draft that the person saw. */
  version: number;
};
/** Something that nobody but the person can decide: the draft of a colleague. */
export type Conflict = { theirs: SheetDraft | null };

/** Returns what stands in the field of a line: what is typed, what is saved, or what the ledger has. */
export const shownValue = (line: SheetLine, pending: Pending | undefined): Value | undefined => {
  if (pending) return pending.value ?? inLedger(line);
  return line.draft && line.draft.unit === line.unit ? line.draft : inLedger(line);
};

const inLedger = ({ mine }: SheetLine): Value | undefined =>
  mine === null ? undefined : { quantity: mine, isChecked: true };

/** Returns whether the partners can see the value. */
export const isSent = ({ mine }: SheetLine, value: Value | undefined) =>
  mine !== null && value !== undefined && value.quantity === mine;

/** A colleague has entered another figure in the ledger since the value was typed. */
export const isStale = (line: SheetLine, pending: Pending | undefined) => {
  const seen = pending ? pending.value?.figureVersion : line.draft?.figureVersion;
  return seen !== undefined && seen !== line.version && !isSent(line, shownValue(line, pending));
};
