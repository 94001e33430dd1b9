import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensurePostgres } from '../scripts/programs/postgres.ts';
import { createCluster } from '../server/test/fixtures/database/cluster.ts';
import { type ReceivedMail, startMailServer } from '../server/test/fixtures/process/mail-server.ts';
import { type Started, startProduct, takePort } from '../server/test/fixtures/process/product-process.ts';
import { PASSWORD, seed, seedPostgres, type Tokens } from '../server/test/fixtures/process/seed.ts';
import { leaksIn } from '../server/test/fixtures/world/secrets.ts';
import { isGate } from '../server/test/suite.ts';

/** Starts the built product on a data folder of its own and with a mail server, for all tests of a run. */
export default async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ieum-e2e-'));
  const { tokens, env, remove } = await seedDatabase(folder);
  const postOffice = await startMailServer();
  const counter = await openCounter(() => postOffice.received);
  const product = await startOnFreePort(folder, {
    ...env,
    SMTP_URL: postOffice.url,
    // The full log is searched for secrets at the end.
    LOG_LEVEL: 'trace',
    // All tests come from one address.
    LIMIT_FACTOR: '1000',
    OPERATOR_NAME: '이음 주식회사',
    OPERATOR_REPRESENTATIVE: '김이음',
    OPERATOR_BUSINESS_NUMBER: '123-45-67890',
    OPERATOR_ADDRESS: '서울특별시 중구 세종대로 110',
    OPERATOR_EMAIL: 'help@ieum.example',
  });
  process.env.IEUM_URL = product.url;
  process.env.IEUM_TOKENS = JSON.stringify(tokens);
  process.env.IEUM_MAILS = counter.url;
  return async () => {
    await product.kill('SIGTERM');
    refuseLeaks(product.output(), { tokens, mails: postOffice.received });
    await postOffice.close();
    await counter.close();
    await remove();
    rmSync(folder, { recursive: true, force: true });
  };
};

const PORT_ATTEMPTS = 5;

/**
 * Starts the product on a port that is chosen before the start, because mails contain the address. Another process may
 * take the port in between.
 */
const startOnFreePort = async (
  folder: string,
  env: Record<string, string>,
  attempts = PORT_ATTEMPTS,
): Promise<Started> => {
  const { port, free } = await takePort();
  await free();
  const address = { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` };
  return startProduct(folder, { ...env, ...address }).catch((error: Error) => {
    if (attempts === 1 || !error.message.includes(`Port ${port} on`)) throw error;
    return startOnFreePort(folder, env, attempts - 1);
  });
};

/**
 * Seeds PostgreSQL in the gate, which responds faster, and the embedded database in the other suites. A run without
 * PostgreSQL has failed already; its tests run all the same.
 */
const seedDatabase = async (folder: string) => {
  const programs = isGate ? ensurePostgres() : undefined;
  if (!programs) return { tokens: await seed(folder), env: {}, remove: async () => undefined };
  const { url, remove } = await createCluster(programs);
  return { tokens: await seedPostgres(folder, url), env: { DATABASE_URL: url }, remove };
};

/** G1: fails if the log contains anything secret that the tests of a run have typed, clicked or received. */
const refuseLeaks = (output: string, { tokens, mails }: { tokens: Tokens; mails: ReceivedMail[] }) => {
  const links = mails.flatMap(
    ({ parts }) => /\/(?:auth\/[\w-]+|invite)\/([\w-]{20,})/.exec(parts['text/plain'] ?? '')?.[1] ?? [],
  );
  const secrets = [PASSWORD, tokens.admin, tokens.staleAdmin, ...tokens.suppliers, ...links];
  const leaks = leaksIn(output, Object.fromEntries(secrets.map((secret) => [secret, secret])));
  if (leaks.length) throw new Error(`The product has written secrets to its log: ${leaks.join(', ')}`);
};

/** Serves the received mails to the tests, which are separate processes. */
const openCounter = async (mails: () => unknown) => {
  const server = createServer((_, response) => response.end(JSON.stringify(mails())));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, close: () => new Promise((resolve) => server.close(resolve)) };
};
