import { createLimiting } from '../account/limiter.ts';
import type { Platform } from '../account/platform.ts';
import { createDevices } from '../account/sessions/devices.ts';
import { createSoftLock } from '../account/sign-in/soft-lock.ts';
import { createKeyedHash } from '../kit/security/keyed-hash.ts';
import { createLimits } from '../kit/security/limits.ts';
import { createPasswords, hashesAtOnce } from '../kit/security/passwords.ts';
import { createSealing } from '../kit/security/sealing.ts';
import { createTokens } from '../kit/security/tokens.ts';
import { createSetup, type SetupEnvironment } from '../kit/setup.ts';
import { createNotices } from '../notice/inbox/notices.ts';
import { createChanges } from '../notice/live/changes.ts';
import { createOutbox } from '../notice/mail/outbox.ts';

type Made =
  | 'tokens'
  | 'passwords'
  | 'limits'
  | 'limiting'
  | 'sealing'
  | 'softLock'
  | 'outbox'
  | 'notices'
  | 'changes'
  | 'devices'
  | 'masking'
  | 'setup';
type PlatformOptions = Omit<Platform, Made> & {
  /** The default has a mail server and nothing else. */
  environment?: SetupEnvironment;
  secret: string;
  limitFactor: number;
  /** Number of server processes on this machine. */
  processes?: number;
};

const NOBODY = {
  name: undefined,
  representative: undefined,
  businessNumber: undefined,
  address: undefined,
  phone: undefined,
  email: undefined,
};
export const NOTHING_SET: SetupEnvironment = {
  smtpUrl: undefined,
  mailFrom: undefined,
  taxOffice: undefined,
  operator: NOBODY,
};
const ONLY_MAIL = { ...NOTHING_SET, smtpUrl: 'smtp://localhost' };

/** Masks companies alike in every thread. */
export const maskingWith = (secret: string) => createKeyedHash(secret, 'masking');

/** Creates what all slices share, from one secret and a clock. */
export const createPlatform = ({
  secret,
  limitFactor,
  processes = 1,
  environment = ONLY_MAIL,
  clock,
  ...base
}: PlatformOptions): Platform => {
  const hash = createKeyedHash(secret, 'limits');
  const limits = createLimits({ factor: limitFactor, clock, hash });
  const outbox = createOutbox({ enqueue: base.enqueue, clock, sealing: createSealing(secret, 'links of mails') });
  const changes = createChanges();
  const notices = createNotices(outbox, base.publicUrl, clock, changes);
  return {
    ...base,
    clock,
    setup: createSetup(environment, createSealing(secret, 'set-up')),
    tokens: createTokens(secret),
    passwords: createPasswords(hashesAtOnce(processes)),
    limits,
    limiting: createLimiting(limits),
    sealing: createSealing(secret, 'company numbers'),
    softLock: createSoftLock(hash, limitFactor),
    outbox,
    notices,
    changes,
    masking: maskingWith(secret),
    devices: createDevices(createKeyedHash(secret, 'devices'), notices),
  };
};
