import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Loaded into the product before anything else, in all of its threads: its disk then fails for as long as a file says
 * how. `full`: nothing grows. `log-full`: the log of the database takes nothing, until the product has given up what it
 * keeps for that. `broken`: nothing is synced. `closed`: no file is taken.
 */
const { IEUM_FAULT = '', DATA_DIR = '' } = process.env;
const whole = { ...fs, access: fs.promises.access };

const fault = () => {
  try {
    return whole.readFileSync(IEUM_FAULT, 'utf8');
  } catch {
    return '';
  }
};

const failureOf = (code: 'ENOSPC' | 'EIO' | 'EROFS') => Object.assign(new Error(`${code}: the disk fails`), { code });

const isOfFiles = (path: unknown) => String(path).startsWith(`${DATA_DIR}/files`);
const isFullFor = (descriptor: number) => {
  const now = fault();
  if (now !== 'full' && now !== 'log-full') return false;
  const path = whole.readlinkSync(`/proc/self/fd/${descriptor}`);
  if (!path.startsWith(DATA_DIR)) return false;
  return now === 'full' || (path.includes('/pg_wal/') && whole.existsSync(`${DATA_DIR}/reserve`));
};

/** What is there already may be written over. */
const grows = (descriptor: number, length: number, position: unknown) =>
  typeof position !== 'number' || position + length > whole.fstatSync(descriptor).size;

type Callback = (error: Error) => void;
const later = (done: unknown, error: Error) => process.nextTick(done as Callback, error);

fs.statfsSync = ((path: string) => {
  const found = whole.statfsSync(path);
  return fault() === 'full' ? Object.assign(found, { bavail: 0 }) : found;
}) as typeof fs.statfsSync;

fs.writeSync = ((descriptor: number, data: Uint8Array, ...rest: number[]) => {
  const [offset = 0, length = data.length - offset, position] = rest;
  const isFull = isFullFor(descriptor) && (fault() === 'log-full' || grows(descriptor, length, position));
  if (isFull) throw failureOf('ENOSPC');
  return whole.writeSync(descriptor, data, ...rest);
}) as unknown as typeof fs.writeSync;

fs.write = ((descriptor: number, ...rest: unknown[]) => {
  if (isFullFor(descriptor)) return later(rest.at(-1), failureOf('ENOSPC'));
  return Reflect.apply(whole.write, fs, [descriptor, ...rest]);
}) as unknown as typeof fs.write;

fs.writev = ((descriptor: number, ...rest: unknown[]) => {
  if (isFullFor(descriptor)) return later(rest.at(-1), failureOf('ENOSPC'));
  return Reflect.apply(whole.writev, fs, [descriptor, ...rest]);
}) as unknown as typeof fs.writev;

fs.fsyncSync = (descriptor) => {
  if (fault() === 'broken') throw failureOf('EIO');
  whole.fsyncSync(descriptor);
};

fs.fsync = ((descriptor: number, done: Callback) => {
  if (fault() === 'broken') return later(done, failureOf('EIO'));
  return whole.fsync(descriptor, done as fs.NoParamCallback);
}) as typeof fs.fsync;

fs.open = ((path: fs.PathLike, flags: unknown, ...rest: unknown[]) => {
  const isRead = flags === 'r' || typeof flags === 'function';
  if (fault() === 'closed' && isOfFiles(path) && !isRead) return later(rest.at(-1), failureOf('EROFS'));
  return Reflect.apply(whole.open, fs, [path, flags, ...rest]);
}) as unknown as typeof fs.open;

fs.promises.access = async (path, mode) => {
  if (fault() === 'closed' && isOfFiles(path)) throw failureOf('EROFS');
  await whole.access(path, mode);
};

syncBuiltinESMExports();
