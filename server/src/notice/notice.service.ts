import type { noticeContract } from '@ieum/contract';
import type { Handlers } from '../kit/context.ts';
import { createOutboxDesk } from './notice.outbox-desk.ts';
import { ownNotices } from './notice.own.ts';
import type { Outbox } from './outbox.ts';

type NoticeDeps = {
  outbox: Outbox;
  /** Whether mail leaves at all, or is only kept for the operator. */
  hasMailServer: boolean;
};

export const createNoticeService = ({ outbox, hasMailServer }: NoticeDeps): Handlers<typeof noticeContract> => ({
  ...ownNotices,
  ...createOutboxDesk(outbox, hasMailServer),
});
