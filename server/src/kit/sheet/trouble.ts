import type { ImportTrouble } from '@ieum/contract';

/** Reason why a file cannot be read as a sheet, and the row where it fails. */
export class SheetTrouble extends Error {
  readonly code: ImportTrouble;
  readonly row: number | null;

  constructor(code: ImportTrouble, row: number | null = null) {
    super(code);
    this.code = code;
    this.row = row;
  }
}
