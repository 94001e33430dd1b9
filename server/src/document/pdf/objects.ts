import { isActiveName } from './active-names.ts';
import { createGrammar } from './grammar.ts';
import { END, type Lexer } from './lexer.ts';
import { PdfRefusal } from './refusal.ts';

const NESTING_MAX = 100;

/** Outermost keys that the inspection needs. */
const WANTED = new Set(
  'Type Subtype Length Filter F FFilter DecodeParms DP First N Width Height Size Index Prev Encrypt Root Pages Kids Count'
    .split(' ')
    .map((key) => `/${key}`),
);

export type PdfObject = {
  /** Tokens of the value of each key, brackets included. Empty if the object is not a dictionary. */
  entries: Map<string, string[]>;
  /** Needed keys that appear twice: readers do not agree which one counts. */
  repeated: Set<string>;
  /** Tokens of an object that is not a dictionary. */
  tokens: string[];
  /** False if the object has no end, or if its tokens are no values. */
  isWhole: boolean;
};

/** Reads exactly one object, as a reader that starts at this position does, and refuses active content in it. */
export const readObject = (lexer: Lexer): PdfObject => {
  const object: PdfObject = { entries: new Map(), repeated: new Set(), tokens: [], isWhole: false };
  const collect = collectorOf(object);
  const grammar = createGrammar();
  const closers: string[] = [];
  // An object that is only a name may be the type of an action elsewhere.
  let previous = '/S';
  let isDictionary: boolean | undefined;

  do {
    const token = lexer.next();
    const closer = closers.at(-1);
    if (closer !== ']' && isActiveName(token, previous)) throw new PdfRefusal('active_content');
    if (token === END) break;
    grammar.take(token);

    if (token === '<<') closers.push('>>');
    else if (token === '[') closers.push(']');
    // A closer of the other kind closes nothing: some readers go on, and this must read at least as much as they do.
    else if (token === closer) closers.pop();
    if (closers.length > NESTING_MAX) throw new PdfRefusal('too_complex');

    const isOutermost = closers.length === 1 && closer === '>>';
    if (closer && closers.length > 0) collect(token, isOutermost);
    isDictionary ??= token === '<<';
    if (!isDictionary) object.tokens.push(token);
    previous = token;
  } while (closers.length > 0);
  object.isWhole = isDictionary !== undefined && closers.length === 0 && !grammar.isBroken();
  return object;
};

const collectorOf = (object: PdfObject) => {
  let value: string[] | undefined;
  let isKeyDue = true;

  return (token: string, isOutermost: boolean) => {
    const isKey = isOutermost && isKeyDue && token.startsWith('/');
    isKeyDue = !isKey;
    if (!isKey) return value?.push(token);
    value = WANTED.has(token) ? [] : undefined;
    if (!value) return;
    if (object.entries.has(token)) object.repeated.add(token);
    object.entries.set(token, value);
  };
};
