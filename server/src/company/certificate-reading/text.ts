import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';

/** Run of letters on the page: `x` and `y` of the start of its baseline, downwards from the top left. */
export type Run = { text: string; x: number; y: number; width: number; height: number };

export type PagesRead = { pages: number; isCutOff: boolean; runs: Run[][] };

const PAGES_MAX = 5;
const CHARACTERS_MAX = 200_000;
/** Reason to stop: without one the reader refuses to stop, and what it sends then ends the whole thread. */
const ENOUGH = new Error('as much text as is wanted');

/** Character maps and fonts; a build has them next to the program. */
const ASSETS = new URL(
  import.meta.url.endsWith('.ts') ? '../../../../node_modules/pdfjs-dist/' : './pdfjs/',
  import.meta.url,
);

/** Yields what has been read after each page; for a file that cannot be opened, an empty reading. */
export async function* readPages({ getDocument }: Reader, path: string): AsyncGenerator<PagesRead> {
  const read: PagesRead = { pages: 0, isCutOff: false, runs: [] };
  yield read;
  const document = await getDocument({
    data: new Uint8Array(readFileSync(path)),
    cMapUrl: fileURLToPath(new URL('cmaps/', ASSETS)),
    standardFontDataUrl: fileURLToPath(new URL('standard_fonts/', ASSETS)),
    // Only text is needed: no picture is unpacked, nothing is compiled and nothing is loaded from elsewhere.
    maxImageSize: 0,
    useWasm: false,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    stopAtErrors: false,
  }).promise.catch(() => undefined);
  if (!document) return;
  read.pages = document.numPages;
  read.isCutOff = document.numPages > PAGES_MAX;
  let left = CHARACTERS_MAX;
  for (let number = 1; number <= Math.min(document.numPages, PAGES_MAX); number += 1) {
    const runs: Run[] = [];
    read.runs.push(runs);
    // The fault that makes one page unreadable may be missing on the next page.
    await readPage(document, number, (run) => {
      left -= run.text.length;
      if (left >= 0) runs.push(run);
      return left > 0;
    }).catch(() => undefined);
    read.isCutOff ||= left <= 0;
    yield read;
    if (left <= 0) return;
  }
}

type Reader = typeof import('pdfjs-dist');
type Opened = Awaited<ReturnType<Reader['getDocument']>['promise']>;

/** `take` returns whether there is room for more. */
const readPage = async (document: Opened, number: number, take: (run: Run) => boolean) => {
  const page = await document.getPage(number);
  // Uses the page as it is shown: it may be rotated, and its text with it.
  const view = page.getViewport({ scale: 1 }).transform;
  const reader: ReadableStreamDefaultReader<{ items: unknown[] }> = page.streamTextContent().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    for (const item of value.items) {
      if (isText(item) && !take(runOf(item, view))) return reader.cancel(ENOUGH);
    }
  }
};

const isText = (item: unknown): item is TextItem => item instanceof Object && 'str' in item && item.str !== '';

const runOf = ({ str, transform, width, height }: TextItem, view: number[]): Run => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = view;
  const [, , , , x = 0, y = 0] = transform;
  return { text: str, x: a * x + c * y + e, y: b * x + d * y + f, width, height };
};

/** Loads the reader without its drawing library: that is native code, and nothing is drawn here. */
export const loadReader = async (): Promise<Reader> => {
  const { getBuiltinModule } = process;
  Object.defineProperty(process, 'getBuiltinModule', { value: undefined, configurable: true });
  try {
    // With the worker module loaded, the reader runs in this thread, which is a worker already.
    await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
    return await import('pdfjs-dist/legacy/build/pdf.mjs');
  } finally {
    Object.defineProperty(process, 'getBuiltinModule', { value: getBuiltinModule, configurable: true });
  }
};
