import { useMutation } from '@tanstack/react-query';
import { documentApi } from './document.api.ts';

/** Fixed here too: whatever an answer says of itself, it is never opened as a page of ours. */
const TYPE = 'application/pdf';

type NamedDocument = { id: string; name: string };

export const useDownloadDocument = () => useMutation({ mutationFn: downloadDocument });

const downloadDocument = async ({ id, name }: NamedDocument) => {
  const answer = await documentApi.getDocument({ id });
  const address = URL.createObjectURL(new Blob([answer], { type: TYPE }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};
