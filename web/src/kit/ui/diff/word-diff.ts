export type DiffPart = { kind: 'same' | 'removed' | 'added'; text: string };

/** The table below grows with the product of both lengths; beyond this the whole text counts as changed. */
const MOST_CELLS = 250_000;

/** Finds removed and added words. `Intl.Segmenter` splits the text, so languages without spaces work too. */
export const diffWords = (before: string, after: string, tag: string): DiffPart[] => {
  const old = wordsIn(before, tag);
  const fresh = wordsIn(after, tag);
  if (old.length * fresh.length > MOST_CELLS) return joined([removed(before), added(after)]);

  const shared = sharedFrom(old, fresh);
  const parts: DiffPart[] = [];
  let i = 0;
  let j = 0;
  while (i < old.length || j < fresh.length) {
    const [oldWord, freshWord] = [old[i], fresh[j]];
    if (oldWord !== undefined && oldWord === freshWord) {
      parts.push({ kind: 'same', text: oldWord });
      i++;
      j++;
      continue;
    }
    const isOldNext =
      oldWord !== undefined && (freshWord === undefined || at(shared, i + 1, j) >= at(shared, i, j + 1));
    if (isOldNext) {
      parts.push(removed(oldWord));
      i++;
    } else if (freshWord !== undefined) {
      parts.push(added(freshWord));
      j++;
    }
  }
  return joined(parts);
};

const removed = (text: string): DiffPart => ({ kind: 'removed', text });
const added = (text: string): DiffPart => ({ kind: 'added', text });

const wordsIn = (text: string, tag: string) =>
  [...new Intl.Segmenter(tag, { granularity: 'word' }).segment(text)].map(({ segment }) => segment);

/** Counts, for each pair of positions, how many words the remaining texts share in the same order. */
const sharedFrom = (old: string[], fresh: string[]) => {
  const counts = Array.from({ length: old.length + 1 }, () => new Uint32Array(fresh.length + 1));
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = fresh.length - 1; j >= 0; j--) {
      const row = counts[i];
      if (!row) continue;
      const isShared = old[i] === fresh[j];
      row[j] = isShared ? at(counts, i + 1, j + 1) + 1 : Math.max(at(counts, i + 1, j), at(counts, i, j + 1));
    }
  }
  return counts;
};

const at = (counts: Uint32Array[], i: number, j: number) => counts[i]?.[j] ?? 0;

const joined = (parts: DiffPart[]) => {
  const whole: DiffPart[] = [];
  for (const { kind, text } of parts) {
    const last = whole.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text !== '') whole.push({ kind, text });
  }
  return whole;
};
