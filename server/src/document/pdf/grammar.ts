const NUMBER = /^[+\-.\d]+$/;
const INTEGER = /^\d+$/;
const WORDS = new Set(['true', 'false', 'null', '()']);
/** Stands for a nested array or dictionary. */
const NESTED = 'nested';

/** An array or dictionary that is being read. */
type Open = { closer: string; hasKey: boolean; value: string[] };

export type Grammar = { take: (token: string) => void; isBroken: () => boolean };

/** Checks whether the tokens of one object form values, and in dictionaries pairs of a name and one value. */
export const createGrammar = (): Grammar => {
  const open: Open[] = [];
  let isBroken = false;

  const add = (token: string) => {
    const level = open.at(-1);
    if (!level || level.closer === ']') return;
    const isKey = token.startsWith('/') && (!level.hasKey || level.value.length > 0);
    if (!isKey) level.value.push(token);
    else endPair(level);
    isBroken ||= !level.hasKey && !isKey;
    level.hasKey ||= isKey;
  };
  const endPair = (level: Open) => {
    isBroken ||= level.hasKey && !isOneValue(level.value);
    level.value = [];
  };
  const close = (level: Open) => {
    if (level.closer === '>>') endPair(level);
    open.pop();
    add(NESTED);
  };

  return {
    take: (token) => {
      const level = open.at(-1);
      if (token === '<<') open.push({ closer: '>>', hasKey: false, value: [] });
      else if (token === '[') open.push({ closer: ']', hasKey: false, value: [] });
      else if (level && token === level.closer) close(level);
      else {
        isBroken ||= !isPart(token) && !(level && token === 'R');
        add(token);
      }
    },
    isBroken: () => isBroken,
  };
};

const isPart = (token: string) => token.startsWith('/') || NUMBER.test(token) || WORDS.has(token);

/** One token, or the three of a reference (`3 0 R`). */
const isOneValue = ([first = '', second = '', third, ...more]: string[]) =>
  (first !== '' && first !== 'R' && second === '') ||
  (INTEGER.test(first) && INTEGER.test(second) && third === 'R' && more.length === 0);
