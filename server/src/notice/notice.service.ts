import type { noticeContract } from '@ieum/contract';
import type { Handlers } from '../kit/http/context.ts';
import type { Setup } from '../kit/setup.ts';
import { ownNotices } from './inbox/own-notices.service.ts';
import { createOutboxDesk } from './mail/outbox.service.ts';
import type { Outbox } from './mail/outbox.ts';

type NoticeDeps = {
  outbox: Outbox;
  /** Shows whether mail is sent at all, or is only kept for the operator. */
  setup: Pick<Setup, 'hasMailServer'>;
};

export const createNoticeService = ({ outbox, setup }: NoticeDeps): Handlers<typeof noticeContract> => ({
  ...ownNotices,
  ...createOutboxDesk(outbox, setup),
});
