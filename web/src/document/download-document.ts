import { useMutation } from '@tanstack/react-query';
import { documentApi } from './document.api.ts';
import type { PdfSource } from './use-pdf.ts';

/** Fixed here too: whatever an answer says of itself, it is never opened as a page of ours. */
const TYPES = { pdf: 'application/pdf', picture: 'image/webp' };
type Kind = keyof typeof TYPES;

type NamedDocument = { id: string; name: string };

export const useDownloadDocument = () =>
  useMutation({ mutationFn: ({ id, name }: NamedDocument) => saveDocument({ documentId: id, name }) });

export const useSaveDocument = () => useMutation({ mutationFn: saveDocument });

const saveDocument = async ({ documentId, blob, name, kind = 'pdf' }: PdfSource & { name: string; kind?: Kind }) => {
  const content = blob ?? (await documentApi.getDocument({ id: documentId ?? '' }));
  const address = URL.createObjectURL(new Blob([content], { type: TYPES[kind] }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};
