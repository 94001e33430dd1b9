import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../kit/save-file.ts';
import { documentApi } from './document-api.ts';
import type { PdfSource } from './pdf/use-pdf.ts';

const TYPES = { pdf: 'application/pdf', picture: 'image/webp' };
type Kind = keyof typeof TYPES;

type NamedDocument = { id: string; name: string };

export const useDownloadDocument = () =>
  useMutation({ mutationFn: ({ id, name }: NamedDocument) => saveDocument({ documentId: id, name }) });

export const useSaveDocument = () => useMutation({ mutationFn: saveDocument });

const saveDocument = async ({ documentId, blob, name, kind = 'pdf' }: PdfSource & { name: string; kind?: Kind }) => {
  const content = blob ?? (await documentApi.getDocument({ id: documentId ?? '' }));
  saveFile(content, name, TYPES[kind]);
};
