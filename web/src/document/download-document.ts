import type { CallOptions } from '@ieum/contract';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../kit/download/save-file.ts';
import { withProgress } from '../kit/download/with-progress.ts';
import { documentApi } from './document-api.ts';
import type { PdfSource } from './pdf/use-pdf.ts';

const TYPES = { pdf: 'application/pdf', picture: 'image/webp' };
type Kind = keyof typeof TYPES;

type NamedDocument = { id: string; name: string };

export const useDownloadDocument = () =>
  useMutation({ mutationFn: ({ id, name }: NamedDocument) => saveDocument({ documentId: id, name }) });

export const useSaveDocument = () => useMutation({ mutationFn: saveDocument });

const saveDocument = async ({ documentId, blob, name, kind = 'pdf' }: PdfSource & { name: string; kind?: Kind }) => {
  const download = (options: CallOptions) => documentApi.getDocument({ id: documentId ?? '' }, options);
  const content = blob ?? (await withProgress(download));
  saveFile(content, name, TYPES[kind]);
};
