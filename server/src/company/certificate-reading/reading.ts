import { fork } from 'node:child_process';
import { createTurns } from '../../kit/turns.ts';

/** Value as the certificate has it, and the page on which it appears first. */
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
  /** False for a scan. */
  hasText: boolean;
  /** True if not all of the file was read: it takes too long, or there is too much. */
  isCutOff: boolean;
  /** The certificate contains a resident number. The number itself is not kept. */
  hasResidentNumber: boolean;
  /** Ten digits or the number abroad, ISO dates, names as written; each different value once, in order of appearance. */
  found: Record<CertificateField, Found[]>;
};

const AT_ONCE = 2;
let script = new URL(
  import.meta.url.endsWith('.ts') ? './certificate-worker.ts' : './certificate-worker.js',
  import.meta.url,
);

/** Sets the script for tests, which read dozens of files: the built one starts in half the time. */
export const readWith = (built: URL) => {
  script = built;
};

/**
 * Treats a file that cannot be read as one without text: a person looks at it anyway. Registers abroad write their
 * numbers in many ways, so a `numberAbroad` is searched for as it was typed.
 */
export const readCertificate = (path: string, numberAbroad?: string): Promise<Reading> =>
  inTurn(() => read(path, numberAbroad));

const inTurn = createTurns(AT_ONCE);

/** Reads in a process of its own, as uploads are inspected: the server goes on, whatever the file does. */
const read = async (path: string, numberAbroad = ''): Promise<Reading> => {
  const { promise, resolve } = Promise.withResolvers<Reading>();
  // The process gets no environment, and this channel is its only way to send what it has read.
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
