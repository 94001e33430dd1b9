import { defineSlice } from '../kit/slice.ts';
import type { Outbox } from './mail/outbox.ts';
import { mailTasks } from './mail/tasks.ts';
import { mailGivenUp, noticeJobs, type Posting, readNoticeJobs } from './notice.jobs.ts';
import { noticeMessages } from './notice.messages.ts';
import { createNoticeService } from './notice.service.ts';

type Working = Omit<Posting, 'linkOf'> & { outbox: Outbox };

export const noticeSlice = defineSlice({
  messages: noticeMessages,
  handlers: createNoticeService,
  jobs: ({ outbox, ...posting }: Working) => noticeJobs({ ...posting, linkOf: outbox.linkOf }).handlers,
  daily: ({ clock }: Working) => readNoticeJobs(clock),
  onGivenUp: () => mailGivenUp,
  tasks: { 'mail.failed': { operators: mailTasks } },
});
