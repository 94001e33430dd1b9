import { fork } from 'node:child_process';
import { type FileHandle, open } from 'node:fs/promises';
import type { ReceivedFile } from '../../kit/files/uploads.ts';
import { createTurns } from '../../kit/turns.ts';

export type PdfTrouble = 'not_pdf' | 'damaged' | 'encrypted' | 'active_content' | 'too_large' | 'too_complex';
export type PdfVerdict = { trouble: PdfTrouble | null };

export const PDF_MAX_BYTES = 10 * 1024 * 1024;

const EDGE_BYTES = 1024;
const HEADER = /^%PDF-(1\.[0-7]|2\.0)(?![\d.])/;
/** What other programs might take the file for, in spite of its header. */
const MARKUP = /<!doctype|<html|<head|<body|<script|<iframe|<svg|<\?php/i;
const ZIP = 'PK\x03\x04';
const ENDING = /%%EOF[\0\t\n\f\r ]*$/;

const AT_ONCE = 2;
/** The exit code of a program that has a fault. */
const UNCAUGHT = 1;
let script = new URL(import.meta.url.endsWith('.ts') ? './pdf-worker.ts' : './pdf-worker.js', import.meta.url);

/** For tests, which inspect hundreds: the built one starts in half the time. */
export const inspectWith = (built: URL) => {
  script = built;
};

/** What is wrong with the file at this path, if it is no PDF that one may pass on. */
export const checkPdf = async (path: string): Promise<PdfTrouble | undefined> =>
  (await glance(path)) ?? (await inTurn(() => inspect(path)));

const PDF_NAME = /\.pdf$/i;

/** Checks the name first: other programs open a file by its ending, whatever is in it. */
export const checkPdfFile = async ({ path, name }: ReceivedFile): Promise<PdfTrouble | undefined> =>
  PDF_NAME.test(name.trim()) ? checkPdf(path) : 'not_pdf';

/** The cheap checks: size and both ends. */
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

/** Uploads come in crowds, and each inspection takes a core. */
const inTurn = createTurns(AT_ONCE);

/** In a process of its own: a thread that runs out of memory can take the whole server along. */
const inspect = async (path: string): Promise<PdfTrouble | undefined> => {
  const { promise, resolve, reject } = Promise.withResolvers<PdfTrouble | undefined>();
  // It gets nothing of ours to know: neither our settings nor how we were started.
  const child = fork(script, [path], { env: {}, execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const gone = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  child.on('message', ({ trouble }: PdfVerdict) => resolve(trouble ?? undefined));
  child.on('error', reject);
  child.on('exit', (code) => {
    if (code === UNCAUGHT) reject(new Error('a PDF could not be inspected'));
    // Ended by the runtime: there was not even memory enough to say so.
    else resolve('too_complex');
  });
  try {
    return await promise;
  } finally {
    child.kill('SIGKILL');
    await gone;
  }
};
