import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { fail } from '../http/failure.ts';

/** `mediaType` is chosen by the server, never by the uploader. */
type FileLabel = { name: string; mediaType: string };
/** A stored file, or one that is written while it is sent; the length of the second is not known before. */
export type FileAnswer = FileLabel & ({ path: string } | { parts: AsyncIterable<string | Buffer> });

export const sendFile = async (reply: FastifyReply, { name, mediaType, ...content }: FileAnswer) => {
  const { body, size } = 'path' in content ? await openStored(content.path) : { body: Readable.from(content.parts) };
  return reply
    .headers({
      'content-type': mediaType,
      ...(size !== undefined && { 'content-length': size }),
      'content-disposition': attachment(name),
      // Nothing inside the file may run or load anything.
      'content-security-policy': "default-src 'none'; sandbox",
    })
    .send(body);
};

/** Opens the file before the answer begins: a missing file must be an error, not a broken download. */
const openStored = async (path: string) => {
  const file = await open(path).catch((error) =>
    error.code === 'ENOENT' ? fail('document.gone') : Promise.reject(error),
  );
  const { size } = await file.stat();
  return { body: file.createReadStream(), size };
};

/** RFC 6266: the full name for clients that understand it, and a plain one for the rest. */
const attachment = (name: string) => {
  const plain = name.normalize('NFKD').replace(/[^\w. -]/g, '_');
  const full = encodeURIComponent(name).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
};
