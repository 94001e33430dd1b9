import { canonicalJson, type Json, SNAPSHOT_FORMAT, type Snapshot, snapshot } from '@ieum/contract';
import { z } from 'zod';

/** Accepts any content, because a hash covers all of it, including fields that this version does not know. */
const file = z.object({ hash: z.string(), snapshot: z.record(z.string(), z.json()) });
export const HASH = /^[0-9a-f]{64}$/;

/** Returns the SHA-256 of a UTF-8 text in hex. Browsers offer it only on a secure connection. */
export const sha256 = async (text: string) => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

export const canHash = () => globalThis.crypto?.subtle !== undefined;

export type CheckedFile =
  | { kind: 'unreadable' }
  | {
      kind: 'agrees' | 'differs';
      /** Hash that the file states. `computed` is the hash of its content. */
      stated: string;
      computed: string;
      /** Parsed content, if its format is known here. */
      content: Snapshot | undefined;
    };

/** Compares the hash in a file with its content. Blanks and the order of keys do not matter. */
export const checkFile = async (text: string): Promise<CheckedFile> => {
  const read = file.safeParse(parsed(text));
  if (!read.success) return { kind: 'unreadable' };
  const stated = read.data.hash.trim().toLowerCase();
  const computed = await sha256(canonicalJson(read.data.snapshot));
  const isKnownForm = read.data.snapshot.format === SNAPSHOT_FORMAT;
  const content = isKnownForm ? snapshot.safeParse(read.data.snapshot).data : undefined;
  return { kind: stated === computed ? 'agrees' : 'differs', stated, computed, content };
};

const parsed = (text: string): Json | undefined => {
  try {
    return z.json().parse(JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch {
    return undefined;
  }
};

/** Removes blanks and line breaks, which a hash copied from paper may contain. */
export const readHash = (text: string) => text.replace(/\s+/g, '').toLowerCase();
