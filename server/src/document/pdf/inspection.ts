import { readFileSync } from 'node:fs';
import { nothingSpent } from './budget.ts';
import { inspectPages } from './page-tree.ts';
import type { PdfTrouble } from './pdf-gate.ts';
import { PdfRefusal } from './refusal.ts';
import { inspectStructure } from './structure.ts';

/** Returns what is wrong with the content of the file, or null. */
export const inspectPdf = async (path: string): Promise<PdfTrouble | null> => {
  try {
    const bytes = readFileSync(path);
    inspectPages(await inspectStructure(bytes, nothingSpent()));
    return null;
  } catch (error) {
    if (error instanceof PdfRefusal) return error.trouble;
    throw error;
  }
};
