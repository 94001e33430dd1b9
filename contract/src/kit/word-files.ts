/** A program may ask for this many files of words at once. */
export const MAX_WORD_FILES = 12;

const SIGN = '+';

/** Names the file that has the words of all these namespaces, each under its name. There is one name for each set. */
export const wordFileOf = (namespaces: readonly string[]) => `${[...namespaces].sort().join(SIGN)}.json`;

/** Returns the namespaces that such a file joins. A file of one namespace joins none. */
export const namespacesIn = (file: string) => {
  const namespaces = file.replace(/\.json$/, '').split(SIGN);
  const isJoined = namespaces.length > 1 && namespaces.length <= MAX_WORD_FILES;
  const isOnceEach = new Set(namespaces).size === namespaces.length;
  return isJoined && isOnceEach && wordFileOf(namespaces) === file ? namespaces : [];
};

/** Joins the texts of the files of these namespaces. Returns undefined if one has no file. */
export const joinWords = (namespaces: readonly string[], textOf: (namespace: string) => string | undefined) => {
  const texts = namespaces.map(textOf);
  if (texts.length === 0 || texts.includes(undefined)) return undefined;
  return `{${namespaces.map((namespace, index) => `${JSON.stringify(namespace)}:${texts[index]}`).join(',')}}`;
};
