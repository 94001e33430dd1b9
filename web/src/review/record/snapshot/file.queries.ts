import { CSV_TYPE, reviewingContract, XLSX_TYPE } from '@ieum/contract';
import { useMutation } from '@tanstack/react-query';
import { connect } from '../../../kit/api/client.ts';
import { saveFile } from '../../../kit/download/save-file.ts';
import { withProgress } from '../../../kit/download/with-progress.ts';

const { getReviewFile } = reviewingContract;
const api = connect({ getReviewFile });
const ENDING = /(\.[^.]+)?$/;
const TYPES: Record<string, string> = { '.pdf': 'application/pdf', '.xlsx': XLSX_TYPE, '.csv': CSV_TYPE };

/** Returns the stored name and type: photos are stored as WebP, other files unchanged. */
export const fileOf = (name: string) => {
  const type = TYPES[ENDING.exec(name)?.[0].toLowerCase() ?? ''];
  return type ? { name, type } : { name: name.replace(ENDING, '.webp'), type: 'image/webp' };
};

export const useSaveReviewFile = () =>
  useMutation({
    mutationFn: async ({ id, name }: { id: string; name: string }) => {
      const content = await withProgress((options) => api.getReviewFile({ id }, options));
      const file = fileOf(name);
      saveFile(content, file.name, file.type);
    },
  });
