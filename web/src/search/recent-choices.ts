import { z } from 'zod';
import { CHOICES_KEY } from './choices-key.ts';
import { ENTRY_KINDS, type Entry } from './palette-entry.ts';

const KEPT = 5;

const entry = z.object({
  id: z.string(),
  kind: z.enum(ENTRY_KINDS),
  to: z.string().startsWith('/'),
  title: z.string(),
  detail: z.string(),
});
const stored = z.object({ of: z.string(), entries: z.array(entry) });

/** Returns the last choices of this account in this browser. Ignores another account's choices and damaged data. */
export const readRecent = (account: string): Entry[] => {
  const found = stored.safeParse(parsed());
  if (!found.success || found.data.of !== account) return [];
  return found.data.entries.map((choice) => ({ ...choice, state: '' }));
};

/** Stores a choice. The newest comes first, and each is stored once. */
export const rememberChoice = (account: string, { id, kind, to, title, detail }: Entry) => {
  const others = readRecent(account).filter((choice) => choice.to !== to);
  const entries = [{ id, kind, to, title, detail }, ...others].slice(0, KEPT);
  try {
    localStorage.setItem(CHOICES_KEY, JSON.stringify({ of: account, entries }));
  } catch {
    // The storage is full: the choice still opens.
  }
};

const parsed = (): unknown => {
  try {
    return JSON.parse(localStorage.getItem(CHOICES_KEY) ?? 'null');
  } catch {
    return undefined;
  }
};
