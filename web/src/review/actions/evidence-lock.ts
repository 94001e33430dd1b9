import type { Attachment, ReviewAction } from '@ieum/contract';

/** Whether a file was never handed in: what the other side has seen stays. */
export const isStillOwn = (file: Pick<Attachment, 'at'>, events: ReviewAction['events']) =>
  !events.some(({ kind, at }) => kind === 'handed_in' && Date.parse(at) >= Date.parse(file.at));
