import type { CallOptions, Operation } from '@ieum/contract';
import { useChange } from '../api/use-change.ts';
import { showToast } from '../ui/toast/toasts.ts';
import { saveFile } from './save-file.ts';
import { withProgress } from './with-progress.ts';

type Download<I> = ((input: I, options?: CallOptions) => Promise<Blob>) & Pick<Operation, 'changes'>;
/** Name and type of the file, and what the user reads once it is saved. */
export type Saved = { name: string; type: string; done?: string };

/** Downloads a file with its progress and saves it, even if the user has gone to another page meanwhile. */
export const useDownload = <I>(download: Download<I>) =>
  useChange({
    mutationFn: async ({ input, name, type, done }: Saved & { input: I }) => {
      const file = await withProgress((options) => download(input, options));
      saveFile(file, name, type);
      if (done) showToast({ kind: 'done', text: done });
    },
    writes: download,
  });
