import { fork } from 'node:child_process';
import { type FileHandle, open } from 'node:fs/promises';
import type { ReceivedFile } from '../../kit/files/uploads.ts';
import { createTurns } from '../../kit/turns.ts';

export type PdfTrouble = 'not_pdf' | 'damaged' | 'encrypted' | 'active_content' | 'too_large' | 'too_complex';
export type PdfVerdict = { trouble: PdfTrouble | null };

export const PDF_MAX_BYTES = 10 * 1024 * 1024;

const EDGE_BYTES = 1024;
const HEADER = /^%PDF-(1\.[0-7]|2\.0)(?![\d.])/;
/** Content by which other programs might take the file for something else, in spite of its header. */
const MARKUP = /<!doctype|<html|<head|<body|<script|<iframe|<svg|<\?php/i;
const ZIP = 'PK\x03\x04';
const ENDING = /%%EOF[\0\t\n\f\r ]*$/;

const AT_ONCE = 2;
/** Exit code of a process with an uncaught error. */
const UNCAUGHT = 1;
let script = new URL(import.meta.url.endsWith('.ts') ? './pdf-worker.ts' : './pdf-worker.js', import.meta.url);

/** Sets the script for tests, which inspect hundreds of files: the built one starts in half the time. */
export const inspectWith = (built: URL) => {
  script = built;
};

/** Returns what is wrong with the file at this path, or nothing for a PDF that may be passed on. */
export const checkPdf = async (path: string): Promise<PdfTrouble | undefined> =>
  (await glance(path)) ?? (await inTurn(() => inspect(path)));

const PDF_NAME = /\.pdf$/i;

/** Checks the name first: other programs open a file by its ending, whatever is in it. */
export const checkPdfFile = async ({ path, name }: ReceivedFile): Promise<PdfTrouble | undefined> =>
  PDF_NAME.test(name.trim()) ? checkPdf(path) : 'not_pdf';

/** Runs the cheap checks: size and both ends. */
const glance = async (path: string): Promise<PdfTrouble | undefined> => {
  await using file = await open(path);
  const { size } = await file.stat();
  if (size > PDF_MAX_BYTES) return 'too_large';
  const start = await textAt(file, 0);
  if (!HEADER.test(start) || MARKUP.test(start) || start.includes(ZIP)) return 'not_pdf';
  const end = await textAt(file, Math.max(0, size - EDGE_BYTES));
  if (!ENDING.test(end)) return 'damaged';
};

const textAt = async (file: FileHandle, position: number) => {
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(EDGE_BYTES), position });
  return buffer.toString('latin1', 0, bytesRead);
};

/** Limits parallel inspections: uploads come in crowds, and each inspection takes a core. */
const inTurn = createTurns(AT_ONCE);

/** Inspects in a process of its own: a thread that runs out of memory can take the whole server along. */
const inspect = async (path: string): Promise<PdfTrouble | undefined> => {
  const { promise, resolve, reject } = Promise.withResolvers<PdfTrouble | undefined>();
  // The process gets neither our settings nor the options of our start.
  const child = fork(script, [path], { env: {}, execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const gone = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  child.on('message', ({ trouble }: PdfVerdict) => resolve(trouble ?? undefined));
  child.on('error', reject);
  child.on('exit', (code) => {
    if (code === UNCAUGHT) reject(new Error('a PDF could not be inspected'));
    // The runtime ended the process: there was not even enough memory for an answer.
    else resolve('too_complex');
  });
  try {
    return await promise;
  } finally {
    child.kill('SIGKILL');
    await gone;
  }
};
