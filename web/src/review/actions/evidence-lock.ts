import type { Attachment, ReviewAction } from '@ieum/contract';

/** Tests that a file was never submitted. What the partner has seen must stay. */
export const isStillOwn = (file: Pick<Attachment, 'at'>, events: ReviewAction['events']) =>
  !events.some(({ kind, at }) => kind === 'submitted' && Date.parse(at) >= Date.parse(file.at));
