import { useEffect, useState } from 'react';
import { documentApi } from '../document-api.ts';
import type { PdfDocument, PdfTrouble } from './reader.ts';

export type PdfSource = { documentId: string; blob?: never } | { blob: Blob; documentId?: never };

export type OpenedPdf =
  | { phase: 'loading' }
  | { phase: 'ready'; document: PdfDocument }
  | { phase: 'failed'; trouble: PdfTrouble };

/** Opens a document and closes it on unmount. pdf.js is loaded with the first document, not before. */
export const usePdf = ({ documentId, blob }: PdfSource) => {
  const [opened, setOpened] = useState<OpenedPdf>({ phase: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it again
  useEffect(() => {
    let close: (() => void) | undefined;
    let isGone = false;
    const open = async () => {
      const [bytes, { openPdf, troubleOf }] = await Promise.all([
        bytesOf(blob ?? documentId ?? ''),
        import('./reader.ts'),
      ]);
      if (isGone) return;
      const opening = openPdf(bytes);
      close = opening.close;
      const outcome = await opening.document.then(
        (document): OpenedPdf => ({ phase: 'ready', document }),
        (error): OpenedPdf => ({ phase: 'failed', trouble: troubleOf(error) }),
      );
      if (!isGone) setOpened(outcome);
    };
    setOpened({ phase: 'loading' });
    open().catch(() => isGone || setOpened({ phase: 'failed', trouble: 'failed' }));
    return () => {
      isGone = true;
      close?.();
    };
  }, [documentId, blob, attempt]);
  return { opened, retry: () => setAttempt((before) => before + 1) };
};

const bytesOf = async (source: string | Blob) => {
  const answer = typeof source === 'string' ? await documentApi.getDocument({ id: source }) : source;
  return answer.arrayBuffer();
};
