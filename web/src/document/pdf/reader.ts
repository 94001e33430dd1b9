// Runs without a web worker: the content security policy allows none. pdf.js finds this module by the global that it
// sets.
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

/** Copied there by the build, see build/pdf-files.ts. */
const FILES = `/assets/pdfjs-${version}/`;
/** Some phones refuse a larger canvas, and nobody could see the difference. */
const CANVAS_PIXELS_MAX = 16_000_000;
const IMAGE_PIXELS_MAX = 100_000_000;

/** Opens a document. `close` also works while it is still opening. */
export const openPdf = (bytes: ArrayBuffer) => {
  const task = getDocument({
    data: bytes,
    cMapUrl: `${FILES}cmaps/`,
    standardFontDataUrl: `${FILES}standard_fonts/`,
    wasmUrl: `${FILES}wasm/`,
    // The content security policy allows no WebAssembly: scans are decoded by scripts instead.
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

/** Draws at the resolution of the screen, up to the maximum canvas size. */
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

/**
 * Writes the text layer over the drawn page, so that text can be read aloud, selected and searched. Resolves to whether
 * there is any text.
 */
export const writeText = (page: PdfPage, container: HTMLElement, look: { scale: number; rotation: number }) => {
  container.replaceChildren();
  const viewport = page.getViewport(look);
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container, viewport });
  const done = layer.render().then(() => layer.textContentItemsStr.some((text) => text.trim() !== ''));
  return { done, cancel: () => layer.cancel() };
};
