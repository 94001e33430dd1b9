import type { PdfTrouble } from './pdf-gate.ts';

/** Ends an inspection, however deep in the file it is. */
export class PdfRefusal extends Error {
  readonly trouble: PdfTrouble;

  constructor(trouble: PdfTrouble) {
    super(trouble);
    this.trouble = trouble;
  }
}
