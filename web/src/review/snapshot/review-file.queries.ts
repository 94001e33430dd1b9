import { reviewingContract } from '@ieum/contract';
import { useMutation } from '@tanstack/react-query';
import { connect } from '../../kit/api.ts';
import { saveFile } from '../../kit/save-file.ts';

const { getReviewFile } = reviewingContract;
const api = connect({ getReviewFile });
const PDF = /\.pdf$/i;
const ENDING = /(\.[^.]+)?$/;

/** Pictures are kept as WebP, whatever they were sent as. */
const fileOf = (name: string) =>
  PDF.test(name) ? { name, type: 'application/pdf' } : { name: name.replace(ENDING, '.webp'), type: 'image/webp' };

export const useSaveReviewFile = () =>
  useMutation({
    mutationFn: async ({ id, name }: { id: string; name: string }) => {
      const content = await api.getReviewFile({ id });
      const file = fileOf(name);
      saveFile(content, file.name, file.type);
    },
  });
