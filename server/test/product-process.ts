import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { type Client, contract, createClient } from '@ieum/contract';
import { isGate } from './suite.ts';

const MAIN = 'server/dist/main.js';

export type Started = {
  url: string;
  pid: number;
  /** What it printed so far, both streams. */
  output: () => string;
  kill: (signal: NodeJS.Signals) => Promise<number | null>;
};

type Env = Record<string, string>;

/** The built product as its own process, on a free port; resolves when it says where it is. */
export const startProduct = (dataFolder: string, env: Env = {}, main = MAIN): Promise<Started> =>
  startWith([], { DATA_DIR: dataFolder, ...env }, main);

/** The same with what is only there to be shown, which is made first where it is missing. */
export const startDemo = (dataFolder: string, args: string[] = []): Promise<Started> =>
  startWith(['demo', ...args], { DATA_DIR: dataFolder }, MAIN);

const startWith = async (args: string[], env: Env, main: string): Promise<Started> => {
  const { child, lines, ended } = launch(args, { PORT: '0', ...env }, main);
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout ?? process.stdin }).on('line', (line) => {
      const [, address] = /^Ieum is at ([^\s,]+)/.exec(line) ?? [];
      if (address) resolve(address);
    });
    ended.then(() => reject(new Error(`It ended before it started: ${lines.join('')}`)));
  });
  const kill = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return { url, pid: child.pid ?? 0, output: () => lines.join(''), kill };
};

/** By name: written out, the type of all calls would be longer than the compiler allows. */
export interface ProductClient extends Client<typeof contract> {}

/** The typed client over a real connection; `look` is shown every answer before the client reads it. */
export const clientOf = (
  url: string,
  token?: string,
  look: (answer: Response) => void = () => undefined,
): ProductClient =>
  createClient(contract, {
    base: `${url}/api`,
    send: async ({ url: address, method, headers, body }) => {
      const all = token ? { ...headers, authorization: `Bearer ${token}` } : headers;
      const answer = await fetch(address, { method, headers: all, ...(body !== undefined && { body }) });
      look(answer);
      return answer;
    },
  });

/** For starts that must be refused, and for commands: waits for the end. */
export const runProduct = async (args: string[], env: Env) => {
  const { child, ended } = launch(args, env);
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (bytes) => {
    stdout += bytes;
  });
  child.stderr?.on('data', (bytes) => {
    stderr += bytes;
  });
  const code = await ended;
  return { code, stdout, stderr };
};

/** By data folder. */
const running = new Map<ChildProcess, string | undefined>();

/**
 * A process of the gate lives for seconds, in which optimising the code of the embedded database costs as much as
 * everything else. The other suites start the product as people do, and so does the demo, which works for a minute.
 */
const ENGINE_FLAGS = isGate ? ['--liftoff-only'] : [];

/** Compiled code of the build, which each of some fifty starts would otherwise compile again. */
const COMPILE_CACHE = isGate ? { NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled') } : {};

/** Twelve thousand codes are seconds of work, which a test that looks at something else need not wait for. */
const NO_LISTS = { CODE_LISTS: 'none' };

const launch = (args: string[], env: Env, main = MAIN) => {
  const { PATH = '', HOME = '' } = process.env;
  const child: ChildProcess = spawn(process.execPath, [...(args[0] === 'demo' ? [] : ENGINE_FLAGS), main, ...args], {
    // The temporary folder is that of the run, by which a killed run's processes are found.
    env: { PATH, HOME, TMPDIR: tmpdir(), LOG_LEVEL: 'warn', ...NO_LISTS, ...COMPILE_CACHE, ...env },
  });
  const lines: string[] = [];
  child.stdout?.on('data', (bytes) => lines.push(String(bytes)));
  child.stderr?.on('data', (bytes) => lines.push(String(bytes)));
  // 'close', not 'exit': only then has all of its output arrived.
  const ended = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));
  running.set(child, env.DATA_DIR);
  ended.then(() => running.delete(child));
  return { child, lines, ended };
};

export const childrenOf = (pid: number) => listChildren(pid).trim().split(/\s+/).filter(Boolean).map(Number);

/** macOS has no /proc, and small Linux systems have no pgrep. */
const listChildren = (pid: number) =>
  existsSync('/proc')
    ? readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    : spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' }).stdout;

/** A folder that is gone after the test, together with whatever a failed test has left running on it. */
export const withFolder = async (use: (folder: string) => Promise<void>) => {
  const folder = mkdtempSync(join(tmpdir(), 'ieum-'));
  try {
    await use(folder);
  } finally {
    for (const [child, dataFolder] of running) if (dataFolder === folder) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Somebody else's server, on a port that is thereby taken. */
export const takePort = async () => {
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return { port, free: () => new Promise<void>((resolve) => server.close(() => resolve())) };
};
