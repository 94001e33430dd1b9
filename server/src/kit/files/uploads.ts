import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { unlink } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure, type Fields, fail } from '../http/failure.ts';

export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;
/**
 * A body that is somewhat too large is read to its end, so that the sender gets the reason. A far larger one is cut
 * off.
 */
const PATIENCE_BYTES = 4 * UPLOAD_MAX_BYTES;
const LIMITS = {
  fields: 20,
  fieldNameSize: 100,
  fieldSize: 20_000,
  parts: 25,
  headerPairs: 20,
  fileSize: UPLOAD_MAX_BYTES,
};

/** A file that is written and synced under its own name; a service that keeps it moves it away. */
export type ReceivedFile = { path: string; name: string; size: number; sha256: string };

export type Received = { fields: Record<string, unknown>; file: ReceivedFile };

/** Leaves the stream alone until a handler reads it. */
export const acceptUploads = (server: FastifyInstance) =>
  server.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));

/** Reads a multipart body: its fields into memory, its one file into the folder. A failure leaves nothing behind. */
export const receiveUpload = async ({ headers, raw }: FastifyRequest, folder: string): Promise<Received> => {
  const type = headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data')) fail('request.unsupported_type', { body: 'unsupported_type' });
  if (Number(headers['content-length'] ?? 0) > PATIENCE_BYTES) fail('document.too_large', { file: 'too_large' });
  const path = join(folder, randomUUID());
  try {
    return await readParts(raw, { ...headers, 'content-type': type }, path);
  } catch (error) {
    await dropUpload(path);
    throw error;
  }
};

/** Deletes the upload unless a service has moved it away. */
export const dropUpload = (path: string) => unlink(path).catch(() => undefined);

/** Reads the body to its end, because a sender that is still sending does not read the answer yet. */
export const readToEnd = async (body: IncomingMessage) => {
  body.unpipe();
  if (body.readableEnded || body.destroyed) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const end of ['end', 'close']) body.once(end, () => resolve());
  body.resume();
  await promise;
};

const readParts = async (body: IncomingMessage, headers: BusboyHeaders, path: string): Promise<Received> => {
  const fields: Record<string, unknown> = Object.create(null);
  const troubles: Fields = {};
  const parts = readerOf(headers);
  const unstored = Promise.withResolvers<never>();
  let file: { stream: Readable; stored: Promise<ReceivedFile> } | undefined;
  parts.on('field', (name, value, isNameCut, isValueCut) => {
    if (isNameCut || isValueCut) troubles[name] = 'too_big';
    else if (name in fields) troubles[name] = 'repeated';
    fields[name] = value;
  });
  parts.on('file', (field, stream, name) => {
    // A broken form emits an error here as well, whether the file is read or not. Without a listener it would end the
    // process.
    stream.on('error', () => undefined);
    if (field !== 'file' || file) {
      troubles[field] = field === 'file' ? 'repeated' : 'unrecognized_keys';
      stream.resume();
      return;
    }
    file = { stream, stored: store(stream, path, name) };
    // After a failed write nothing reads the rest of the file, and the parser would wait forever.
    file.stored.catch(unstored.reject);
  });
  for (const limit of ['fieldsLimit', 'filesLimit'] as const) {
    parts.on(limit, () => {
      troubles.body = 'too_big';
    });
  }
  try {
    await Promise.race([feed(body, parts), unstored.promise]);
  } catch (error) {
    file?.stream.destroy(error instanceof Error ? error : undefined);
    await file?.stored.catch(() => readToEnd(body));
    throw error;
  }
  const stored = await file?.stored;
  if (Object.keys(troubles).length) fail('request.invalid', troubles);
  return { fields, file: stored ?? fail('document.missing', { file: 'missing' }) };
};

const readerOf = (headers: BusboyHeaders) => {
  try {
    return new Busboy({ headers, limits: LIMITS, isPartAFile: (_field, _type, name) => name !== undefined });
  } catch (error) {
    throw malformed(error);
  }
};

/** Resolves when the parser has seen the last boundary. Bytes without a declared length are counted as they come. */
const feed = (body: IncomingMessage, parts: BusboyInstance) =>
  new Promise<void>((resolve, reject) => {
    let size = 0;
    const stop = (error: unknown) => {
      body.unpipe(parts);
      body.resume();
      reject(error);
    };
    body.on('data', (bytes: Buffer) => {
      size += bytes.length;
      if (size > PATIENCE_BYTES) stop(new Failure('document.too_large', { file: 'too_large' }));
    });
    // The sender disconnected in the middle.
    body.on('close', () => !body.complete && stop(malformed(undefined)));
    body.on('error', (error) => stop(malformed(error)));
    parts.on('error', (error) => stop(malformed(error)));
    // Stops at once: nothing listens to further parts, and an error in one would end the process.
    parts.on('partsLimit', () => stop(new Failure('request.invalid', { body: 'too_big' })));
    parts.on('finish', resolve);
    body.pipe(parts);
  });

const store = async (stream: Readable & { truncated?: boolean }, path: string, name: string) => {
  const hash = createHash('sha256');
  let size = 0;
  stream.on('data', (bytes: Buffer) => {
    hash.update(bytes);
    size += bytes.length;
  });
  // `flush` puts the file on the disk before the caller learns of it.
  await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
  if (stream.truncated) fail('document.too_large', { file: 'too_large' });
  return { path, name, size, sha256: hash.digest('hex') };
};

/** The body was cut off in the middle, or is no multipart at all. */
const malformed = (cause: unknown) =>
  Object.assign(new Error('the multipart body could not be read', { cause }), { statusCode: 400 });
