import { canonicalJson, type Json, SNAPSHOT_FORMAT, type Snapshot, snapshot } from '@ieum/contract';
import { z } from 'zod';

/** Whatever stands in it: a hash is one of all, also of what this program does not know. */
const file = z.object({ hash: z.string(), snapshot: z.record(z.string(), z.json()) });
export const HASH = /^[0-9a-f]{64}$/;

/** SHA-256 of a text in UTF-8, in hex. Only where the connection is safe do browsers have it. */
export const sha256 = async (text: string) => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

export const canHash = () => globalThis.crypto?.subtle !== undefined;

export type CheckedFile =
  | { kind: 'unreadable' }
  | {
      kind: 'agrees' | 'differs';
      /** As the file says, and as its content gives. */
      stated: string;
      computed: string;
      /** What it says, where it is of a form that is known here. */
      content: Snapshot | undefined;
    };

/** Whether the hash in a file is that of its content. Blanks and the order of keys do not matter. */
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

/** Pasted from paper it may have blanks and line ends in it. */
export const readHash = (text: string) => text.replace(/\s+/g, '').toLowerCase();
