import { fork } from 'node:child_process';
import { createTurns } from '../../kit/turns.ts';

/** A value as the certificate has it, and where it stands first. */
export type Found = { value: string; page: number };

export type CertificateField =
  | 'businessNumber'
  | 'companyName'
  | 'representative'
  | 'openedOn'
  | 'address'
  | 'issuedOn';

export type Reading = {
  pages: number;
  /** A scan has none. */
  hasText: boolean;
  /** Not all of it was read: it takes too long, or there is too much. */
  isCutOff: boolean;
  /** Somebody's resident number stands in it; which one, nobody notes. */
  hasResidentNumber: boolean;
  /** Ten digits or the number abroad, ISO dates, names as written; each different value once, in order of appearance. */
  found: Record<CertificateField, Found[]>;
};

const AT_ONCE = 2;
let script = new URL(
  import.meta.url.endsWith('.ts') ? './certificate-worker.ts' : './certificate-worker.js',
  import.meta.url,
);

/** For tests, which read dozens: the built one starts in half the time. */
export const readWith = (built: URL) => {
  script = built;
};

/**
 * A file that cannot be read is one without text: whoever asks has a person who looks at it anyway. Registers abroad write
 * their numbers in many ways, so a `numberAbroad` is looked for as it was typed.
 */
export const readCertificate = (path: string, numberAbroad?: string): Promise<Reading> =>
  inTurn(() => read(path, numberAbroad));

const inTurn = createTurns(AT_ONCE);

/** In a process of its own, as uploads are inspected: whatever the file does to it, the server goes on. */
const read = async (path: string, numberAbroad = ''): Promise<Reading> => {
  const { promise, resolve } = Promise.withResolvers<Reading>();
  // It gets nothing of ours to know, and no way to tell what it has read but this one.
  const child = fork(script, [path, numberAbroad], {
    env: {},
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const gone = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  child.on('message', (reading: Reading) => resolve(reading));
  child.on('error', () => resolve(nothingRead()));
  child.on('exit', () => resolve({ ...nothingRead(), isCutOff: true }));
  try {
    return await promise;
  } finally {
    child.kill('SIGKILL');
    await gone;
  }
};

export const nothingRead = (): Reading => ({
  pages: 0,
  hasText: false,
  isCutOff: false,
  hasResidentNumber: false,
  found: { businessNumber: [], companyName: [], representative: [], openedOn: [], address: [], issuedOn: [] },
});
