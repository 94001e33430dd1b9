import { PdfRefusal } from './refusal.ts';

export class Reference {
  readonly number: number;

  constructor(number: number) {
    this.number = number;
  }
}

export type Dictionary = Map<string, Value>;
/** Names, numbers and other single tokens are texts. */
export type Value = string | Reference | Value[] | Dictionary;

/** Reads the value that these tokens of one object are. */
export const readValue = (tokens: string[]): Value | undefined => readList(tokens.values())[0];

/** Reads up to this bracket. `readObject` has limited how deep brackets are nested, and ignores a wrong one as well. */
const readList = (tokens: Iterator<string>, closer?: string): Value[] => {
  const list: Value[] = [];
  for (let { value: token, done } = tokens.next(); !done; { value: token, done } = tokens.next()) {
    if (token === closer) break;
    if (token === '[') list.push(readList(tokens, ']'));
    else if (token === '<<') list.push(dictionaryOf(readList(tokens, '>>')));
    else if (token === 'R') list.push(new Reference(Number(list.splice(-2)[0])));
    else if (token !== ']' && token !== '>>') list.push(token);
  }
  return list;
};

const dictionaryOf = (list: Value[]): Dictionary => {
  const dictionary: Dictionary = new Map();
  for (let at = 0; at < list.length; at += 2) {
    const [key, value] = [list[at], list[at + 1]];
    if (typeof key !== 'string' || value === undefined) throw new PdfRefusal('damaged');
    dictionary.set(key, value);
  }
  return dictionary;
};
