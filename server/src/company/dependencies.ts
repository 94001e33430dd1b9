import type { FileStore } from '../document/file-store.ts';
import type { Limits } from '../kit/security/limits.ts';
import type { Sealing } from '../kit/security/sealing.ts';
import type { Setup } from '../kit/setup.ts';
import type { Notices } from '../notice/inbox/notices.ts';
import type { Outbox } from '../notice/mail/outbox.ts';
import type { CaseDeps } from './verification/dependencies.ts';

/** Dependencies of the slice; each part destructures the ones it uses. */
export type CompanyDeps = {
  notices: Notices;
  outbox: Outbox;
  limits: Limits;
  /** Seals the corporate registration number. */
  sealing: Sealing;
  files: FileStore;
  /** Adds a job in the same transaction. */
  enqueue: CaseDeps['enqueue'];
  /** Shows whether there is a mail server. */
  setup: Pick<Setup, 'hasMailServer'>;
  /** Address at which people reach the portal; the only source of addresses in mails. */
  publicUrl: string;
};
