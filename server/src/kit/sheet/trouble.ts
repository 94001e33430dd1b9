import type { ImportTrouble } from '@ieum/contract';

/** Why a file cannot be read as a sheet, and in which of its rows. */
export class SheetTrouble extends Error {
  readonly code: ImportTrouble;
  readonly row: number | null;

  constructor(code: ImportTrouble, row: number | null = null) {
    super(code);
    this.code = code;
    this.row = row;
  }
}
