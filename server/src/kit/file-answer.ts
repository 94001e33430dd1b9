import { open } from 'node:fs/promises';
import type { FastifyReply } from 'fastify';
import { fail } from './fail.ts';

/** A stored file on its way out. The type is ours, never the uploader's. */
export type FileAnswer = { path: string; name: string; mediaType: string };

/** Opened first: a file that is gone must be an answer, not a broken download. */
export const sendFile = async (reply: FastifyReply, { path, name, mediaType }: FileAnswer) => {
  const file = await open(path).catch((error) =>
    error.code === 'ENOENT' ? fail('document.gone') : Promise.reject(error),
  );
  const { size } = await file.stat();
  return reply
    .headers({
      'content-type': mediaType,
      'content-length': size,
      'content-disposition': attachment(name),
      // Whatever is inside, nothing of it may run or load anything.
      'content-security-policy': "default-src 'none'; sandbox",
    })
    .send(file.createReadStream());
};

/** RFC 6266: the name in full for everybody who understands it, and a plain one for the rest. */
const attachment = (name: string) => {
  const plain = name.normalize('NFKD').replace(/[^\w. -]/g, '_');
  const full = encodeURIComponent(name).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
};
