export type FileRules = {
  /** As the browser writes it: `.pdf,application/pdf,image/*`. */
  accept?: string | undefined;
  /** In bytes. */
  maxSize?: number | undefined;
  maxFiles?: number | undefined;
};

export type Refusal = { reason: 'wrongType' | 'tooLarge' | 'tooMany' | 'empty'; name: string };

/** What is chosen after these were added, and why some were not. Where there is room for one, the newest takes it. */
export const addFiles = (present: File[], given: File[], rules: FileRules) => {
  const { maxFiles = 1 } = rules;
  const files = maxFiles === 1 ? [] : [...present];
  const refused: Refusal[] = [];
  for (const file of given) {
    const reason = refusalOf(file, rules);
    if (reason) refused.push({ reason, name: file.name });
    else if (files.some((other) => isSame(other, file))) continue;
    else if (files.length >= maxFiles) refused.push({ reason: 'tooMany', name: file.name });
    else files.push(file);
  }
  const isReplaced = maxFiles !== 1 || files.length > 0;
  return { files: isReplaced ? files : present, refused };
};

/** The endings among what is accepted, for a sentence: `.pdf, .png`. */
export const endingsOf = (accept: string) =>
  tokensOf(accept)
    .filter((token) => token.startsWith('.'))
    .join(', ');

const refusalOf = (file: File, { accept, maxSize }: FileRules): Refusal['reason'] | undefined => {
  if (accept && !tokensOf(accept).some((token) => isKind(file, token))) return 'wrongType';
  if (file.size === 0) return 'empty';
  return maxSize !== undefined && file.size > maxSize ? 'tooLarge' : undefined;
};

const tokensOf = (accept: string) => accept.split(',').map((token) => token.trim().toLowerCase());

const isKind = ({ name, type }: File, token: string) => {
  if (token.startsWith('.')) return name.toLowerCase().endsWith(token);
  if (token.endsWith('/*')) return type.startsWith(token.slice(0, -1));
  return type === token;
};

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
