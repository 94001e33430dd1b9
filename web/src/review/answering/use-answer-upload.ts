import type { Declaration } from '@ieum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { UploadAnswer } from '../record/form/file-answer.tsx';
import { useSaveReviewFile } from '../record/snapshot/file.queries.ts';
import { reviewApi, reviewQueries } from '../review.queries.ts';

/** Uploads the files of answers for a form that knows nothing of declarations. */
export const useAnswerUpload = ({ id }: Declaration): UploadAnswer => {
  const client = useQueryClient();
  const { mutate: open } = useSaveReviewFile();
  return useMemo(() => {
    const readAgain = () => client.invalidateQueries(reviewQueries.declaration(id));
    return {
      send: async (key, file, carrying) => {
        const sent = await reviewApi.attachFile({ declarationId: id, path: `answers.${key}`, file }, carrying);
        void readAgain();
        return { id: sent.id, name: sent.name };
      },
      remove: async (fileId) => {
        await reviewApi.detachFile({ id: fileId });
        await readAgain();
      },
      open,
    };
  }, [client, id, open]);
};
