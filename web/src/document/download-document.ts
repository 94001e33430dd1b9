import { useMutation } from '@tanstack/react-query';
import { documentApi } from './document.api.ts';
import type { PdfSource } from './use-pdf.ts';

/** Fixed here too: whatever an answer says of itself, it is never opened as a page of ours. */
const TYPE = 'application/pdf';

type NamedDocument = { id: string; name: string };

export const useDownloadDocument = () =>
  useMutation({ mutationFn: ({ id, name }: NamedDocument) => saveDocument({ documentId: id, name }) });

export const useSaveDocument = () => useMutation({ mutationFn: saveDocument });

const saveDocument = async ({ documentId, blob, name }: PdfSource & { name: string }) => {
  const content = blob ?? (await documentApi.getDocument({ id: documentId ?? '' }));
  const address = URL.createObjectURL(new Blob([content], { type: TYPE }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};
