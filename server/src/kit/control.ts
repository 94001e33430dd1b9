import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { StartError } from './start-error.ts';

const SOCKET = 'control.sock';
/** Longest path of a socket, in bytes; the kernel accepts little more than a hundred. */
const PATH_BYTES = 100;

type Answer = { done: string } | { failed: string };

/** `ended` resolves when the caller is gone, in whatever way; `argument` is the text after the command's name. */
export type Command = (ended: Promise<void>, argument: string) => Promise<string>;

/**
 * Lets a command ask the process that uses the data folder, over a socket in that folder which only its owner can open.
 * The question and the answer are one line each. The connection stays open as long as the command needs the result.
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
    // This process holds the lock of the folder, so a socket that is still there belongs to a killed process.
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

/**
 * Sends a command of one line to the running process. Returns nothing if no process listens. `end` tells the process
 * that its answer is no longer needed.
 */
export const askRunning = async (folder: string, command: string) => {
  const socket = await connect(folder);
  if (!socket) return undefined;
  // The `close` event follows and is handled.
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

/**
 * Uses a short symbolic link for a path that is too long. The link is removed at once; a socket that is bound or
 * connected does not need it any more.
 */
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
