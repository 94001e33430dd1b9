import type { Platform } from '../../../account/platform.ts';
import { ownerNotificationJobs } from '../../../account/sign-in/owner-notification.jobs.ts';
import { caseJobs } from '../../../company/verification/case.jobs.ts';
import { flagJobs } from '../../../dashboard/flags/flag.jobs.ts';
import { certificateJobs } from '../../../factory/certificates/certificate.jobs.ts';
import { importFailureHandlers, importJobs } from '../../../factory/import/import.jobs.ts';
import { ageingJobs } from '../../../factory/record/ageing.jobs.ts';
import type { InTransaction } from '../../../kit/db/database.ts';
import { createJobs, type JobHandlers } from '../../../kit/jobs/queue.ts';
import { joinGivenUp } from '../../../kit/slice.ts';
import { noticeJobs } from '../../../notice/notice.jobs.ts';
import { seriesJobs } from '../../../review/requests/series/series.jobs.ts';
import { reviewJobs } from '../../../review/review.jobs.ts';
import { bounceGivenUp, invitationJobs } from '../../../supply/invitations/invitation.jobs.ts';
import { deliveryJobs } from '../../../supply/links/delivery.jobs.ts';
import { linkJobs } from '../../../supply/links/expiry.jobs.ts';
import { flagSources } from '../../slices.ts';
import { demoTaxOffice } from './tax-office.ts';
import type { Timeline } from './timeline.ts';

type Setting = { inTransaction: InTransaction; platform: Platform; timeline: Timeline };

/** Mail to this address is refused, as by a server that has no such mailbox. */
export const BOUNCING = 'sales@nobody.demo.invalid';
const LINK = /\/(?:auth\/[\w-]+|invite)\/([\w-]{20,})/;
const REFUSED = '550 5.1.1 no such mailbox';

/** Runs the jobs of the demo's timeline: sends mail, reads certificates and runs the daily jobs. */
export const createBackgroundJobs = ({ inTransaction, platform, timeline }: Setting) => {
  const { outbox, notices, enqueue, files, publicUrl } = platform;
  const { clock } = timeline;
  const secrets = new Map<string, string>();
  const troubles: unknown[] = [];

  /** Sends nothing. Remembers the link of each mail, so that the demo's recipient can follow it. */
  const deliver = async ({ recipient, text }: { recipient: string; text: string }) => {
    if (recipient === BOUNCING) throw new Error(REFUSED);
    const [, secret] = LINK.exec(text) ?? [];
    if (secret) secrets.set(recipient, secret);
  };
  const mail = noticeJobs({ deliver, linkOf: outbox.linkOf, clock, onKept: () => undefined });
  const jobsOf = (handlers: JobHandlers, daily: JobHandlers = {}) =>
    createJobs({
      database: { inTransaction },
      clock,
      handlers,
      daily,
      onGivenUp: joinGivenUp([mail.onGivenUp, bounceGivenUp({ notices, clock }), importFailureHandlers]),
      onError: (error) => {
        if (!(error instanceof Error && error.message === REFUSED)) troubles.push(error);
      },
    });
  const post = jobsOf({
    ...mail.handlers,
    ...deliveryJobs(platform),
    ...ownerNotificationJobs(outbox, publicUrl, clock),
  });
  const reading = jobsOf(caseJobs({ files, enqueue, clock, taxOffice: demoTaxOffice(clock) }));
  const daily = jobsOf(
    {},
    {
      ...ageingJobs(clock),
      ...certificateJobs({ notices, clock }),
      ...linkJobs(clock),
      ...invitationJobs({ ...platform, clock }),
      ...reviewJobs({ notices, clock }),
      ...seriesJobs({ notices, clock }),
    },
  );
  const importing = jobsOf(importJobs({ files, enqueue, clock }));
  const counting = jobsOf({}, flagJobs({ flagSources, clock }));

  const run = async ({ runDue }: ReturnType<typeof createJobs>) => {
    await runDue();
    const [trouble] = troubles;
    if (trouble) throw trouble;
  };

  return {
    deliver: () => run(post),
    readCertificates: () => run(reading),
    planMornings: () => inTransaction((db) => daily.planDaily(db)),
    morning: () => run(daily),
    planCounting: () => inTransaction((db) => counting.planDaily(db)),
    countFlags: () => run(counting),
    runImports: () => run(importing),
    /** Returns the secret of the link in the last mail to this address. */
    secretFor: (email: string) => {
      const secret = secrets.get(email);
      if (!secret) throw new Error(`no mail to ${email} has a link`);
      return secret;
    },
  };
};
