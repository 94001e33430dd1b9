export type FileRules = {
  /** Syntax of the browser: `.pdf,application/pdf,image/*`. */
  accept?: string | undefined;
  /** Bytes. */
  maxSize?: number | undefined;
  maxFiles?: number | undefined;
};

export type Refusal = { reason: 'wrongType' | 'tooLarge' | 'tooMany' | 'empty'; name: string };

/**
 * Adds files to the chosen ones and returns the reasons for those it refused. If only one file is allowed, the newest
 * replaces the old one.
 */
export const addFiles = (present: File[], added: File[], rules: FileRules) => {
  const { maxFiles = 1 } = rules;
  const files = maxFiles === 1 ? [] : [...present];
  const refused: Refusal[] = [];
  for (const file of added) {
    const reason = refusalOf(file, rules);
    if (reason) refused.push({ reason, name: file.name });
    else if (files.some((chosen) => isSame(chosen, file))) continue;
    else if (files.length >= maxFiles) refused.push({ reason: 'tooMany', name: file.name });
    else files.push(file);
  }
  const isReplaced = maxFiles !== 1 || files.length > 0;
  return { files: isReplaced ? files : present, refused };
};

/** Returns the file extensions among the accepted types, for a sentence: `.pdf, .png`. */
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

const isSame = (first: File, second: File) =>
  first.name === second.name && first.size === second.size && first.lastModified === second.lastModified;
