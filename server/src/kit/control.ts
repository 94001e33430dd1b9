import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { StartError } from './start-error.ts';

const SOCKET = 'control.sock';
/** The kernel takes about a hundred bytes, not more. */
const PATH_BYTES = 100;

type Answer = { done: string } | { failed: string };

/** `ended` resolves when whoever asked is gone, in whatever way; `argument` is what stood behind the command's name. */
export type Command = (ended: Promise<void>, argument: string) => Promise<string>;

/**
 * How a command asks the process that has the data folder, over a socket in it that its owner alone can open: one line
 * there, one line back. The connection stays as long as the command needs what it was given.
 */
export const listenForCommands = async (folder: string, commands: Map<string, Command>) => {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    const ended = new Promise<void>((resolve) => socket.on('close', () => resolve()));
    ended.then(() => open.delete(socket));
    socket.on('error', () => socket.destroy());
    createInterface(socket).once('line', async (line) => {
      const [, name = '', argument = ''] = /^(\S*) ?(.*)$/.exec(line) ?? [];
      socket.write(`${JSON.stringify(await answer(commands.get(name), ended, argument))}\n`);
    });
  });
  await withShortPath(folder, async (path) => {
    // Whoever holds the lock on the folder may take away what a killed process has left.
    rmSync(path, { force: true });
    server.listen(path);
    await once(server, 'listening');
    chmodSync(path, 0o600);
  });
  return {
    stop: () => {
      for (const socket of open) socket.destroy();
      server.close();
      rmSync(join(folder, SOCKET), { force: true });
    },
  };
};

/** Nothing when nobody listens; `command` is one line. `end` tells the other side that its answer is no longer needed. */
export const askRunning = async (folder: string, command: string) => {
  const socket = await connect(folder);
  if (!socket) return undefined;
  // Heard of as the end, like any other.
  socket.on('error', () => undefined);
  socket.write(`${command}\n`);
  const answer = await readAnswer(socket);
  if ('done' in answer) return { answer: answer.done, end: () => socket.destroy() };
  socket.destroy();
  throw new StartError(`The running Ieum could not do it: ${answer.failed}.`);
};

const readAnswer = async (socket: Socket): Promise<Answer> => {
  for await (const line of createInterface(socket)) return JSON.parse(line);
  return { failed: 'it has ended meanwhile' };
};

const answer = async (command: Command | undefined, ended: Promise<void>, argument: string): Promise<Answer> => {
  if (!command) return { failed: 'it does not know this command' };
  return command(ended, argument).then(
    (done) => ({ done }),
    (error) => ({ failed: String(error?.message ?? error) }),
  );
};

const connect = (folder: string) =>
  withShortPath(folder, async (path) => {
    const socket = createConnection(path);
    try {
      await once(socket, 'connect');
      return socket;
    } catch {
      return undefined;
    }
  });

/** Through a link that is gone again at once: what is bound or connected stays so. */
const withShortPath = async <T>(folder: string, use: (path: string) => Promise<T>) => {
  const direct = join(folder, SOCKET);
  if (Buffer.byteLength(direct) <= PATH_BYTES) return use(direct);
  const detour = mkdtempSync(join(tmpdir(), 'ieum-'));
  try {
    symlinkSync(folder, join(detour, 'data'));
    return await use(join(detour, 'data', SOCKET));
  } finally {
    rmSync(detour, { recursive: true });
  }
};
