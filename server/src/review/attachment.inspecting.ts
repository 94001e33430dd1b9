import { inspectPaper } from '../document/paper-file.ts';
import { fail } from '../kit/fail.ts';
import type { ReceivedFile } from '../kit/upload.ts';

/** A PDF or a picture, of a declaration or of what was done about it. */
export const inspectAttachment = async (file: ReceivedFile) =>
  (await inspectPaper(file)) ?? fail('review.attachment_type', { file: 'neither' });
