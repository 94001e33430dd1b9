export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/**
 * Writes a value in its only canonical form: keys in the order of their UTF-16 code units, no blanks, numbers and texts
 * as JavaScript writes them (RFC 8785). A hash of this is the same on every machine and for every copy of a file.
 */
export const canonicalJson = (value: Json): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const pairs = Object.keys(value)
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key] ?? null)}`);
  return `{${pairs.join(',')}}`;
};
