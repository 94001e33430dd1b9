import type { Clock } from '../kit/clock.ts';
import { defineSlice } from '../kit/slice.ts';
import { documentJobs } from './document.jobs.ts';
import { documentMessages } from './document.messages.ts';
import { createDocumentService } from './document.service.ts';
import type { FileStore } from './file-store.ts';

export const documentSlice = defineSlice({
  messages: documentMessages,
  handlers: createDocumentService,
  daily: ({ files, clock }: { files: FileStore; clock: Clock }) => documentJobs(files, clock),
});
