// Without a worker of its own: the content policy lets none be made. It finds this one by a mark that the module leaves.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import {
  getDocument,
  InvalidPDFException,
  PasswordException,
  type PDFDocumentProxy,
  type PDFPageProxy,
  type RenderTask,
  TextLayer,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

export type PdfDocument = PDFDocumentProxy;
export type PdfPage = PDFPageProxy;
export type PdfTrouble = 'damaged' | 'password' | 'failed';

/** Put there by the build, see build/pdf-files.ts. */
const FILES = `/assets/pdfjs-${version}/`;
/** More would be refused by some phones, and is sharper than anybody sees. */
const CANVAS_PIXELS_MAX = 16_000_000;
const IMAGE_PIXELS_MAX = 100_000_000;

/** `close` also while it is still being opened. */
export const openPdf = (bytes: ArrayBuffer) => {
  const task = getDocument({
    data: bytes,
    cMapUrl: `${FILES}cmaps/`,
    standardFontDataUrl: `${FILES}standard_fonts/`,
    wasmUrl: `${FILES}wasm/`,
    // The policy lets no program be compiled here: scans are unpacked by scripts instead.
    useWasm: false,
    enableXfa: false,
    maxImageSize: IMAGE_PIXELS_MAX,
    disableWorkerRendering: true,
  });
  return { document: task.promise, close: () => void task.destroy() };
};

export const troubleOf = (error: unknown): PdfTrouble => {
  if (error instanceof PasswordException) return 'password';
  return error instanceof InvalidPDFException ? 'damaged' : 'failed';
};

/** At the resolution of the screen, as far as that is sensible. */
export const drawPage = (page: PdfPage, canvas: HTMLCanvasElement, look: { scale: number; rotation: number }) => {
  const shown = page.getViewport(look);
  const wanted = shown.width * shown.height * window.devicePixelRatio ** 2;
  const ratio = window.devicePixelRatio * Math.min(1, Math.sqrt(CANVAS_PIXELS_MAX / wanted));
  const viewport = page.getViewport({ ...look, scale: look.scale * ratio });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const task: RenderTask = page.render({ canvas, viewport });
  return { done: task.promise, cancel: () => task.cancel() };
};

/** What can be read aloud, selected and searched, over the picture of the page. Tells whether there is any. */
export const writeText = (page: PdfPage, container: HTMLElement, look: { scale: number; rotation: number }) => {
  container.replaceChildren();
  const viewport = page.getViewport(look);
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container, viewport });
  const done = layer.render().then(() => layer.textContentItemsStr.some((text) => text.trim() !== ''));
  return { done, cancel: () => layer.cancel() };
};
