import type { AccountDeps } from '../account/account.deps.ts';
import { createDevices } from '../account/account.devices.ts';
import { createLimiting } from '../account/account.limiting.ts';
import { createSoftLock } from '../account/account.soft-lock.ts';
import type { Clock } from '../kit/clock.ts';
import { createKeyedHash } from '../kit/keyed-hash.ts';
import { createLimits } from '../kit/limits.ts';
import { createPasswords, hashesAtOnce } from '../kit/passwords.ts';
import { createSealing } from '../kit/sealing.ts';
import { createTokens } from '../kit/tokens.ts';
import { createNotices } from '../notice/notices.ts';
import { createOutbox } from '../notice/outbox.ts';

type Made =
  | 'tokens'
  | 'passwords'
  | 'limits'
  | 'limiting'
  | 'sealing'
  | 'softLock'
  | 'outbox'
  | 'notices'
  | 'devices'
  | 'masking';
type Given = Omit<AccountDeps, Made | 'hasMailServer'> & {
  /** Left out, there is one. */
  hasMailServer?: boolean;
  secret: string;
  limitFactor: number;
  /** So many share the machine. */
  processes?: number;
  clock: Clock;
};

/** What the account slice works with, from one secret and a clock. */
export const createAccountParts = ({
  secret,
  limitFactor,
  processes = 1,
  hasMailServer = true,
  clock,
  ...given
}: Given): AccountDeps => {
  const hash = createKeyedHash(secret, 'limits');
  const limits = createLimits({ factor: limitFactor, clock, hash });
  const outbox = createOutbox({ enqueue: given.enqueue, clock, sealing: createSealing(secret, 'links of mails') });
  const notices = createNotices(outbox, given.publicUrl, clock);
  return {
    ...given,
    hasMailServer,
    tokens: createTokens(secret),
    passwords: createPasswords(hashesAtOnce(processes)),
    limits,
    limiting: createLimiting(limits),
    sealing: createSealing(secret, 'company numbers'),
    softLock: createSoftLock(hash, limitFactor),
    outbox,
    notices,
    masking: createKeyedHash(secret, 'masking'),
    devices: createDevices(createKeyedHash(secret, 'devices'), notices),
  };
};
