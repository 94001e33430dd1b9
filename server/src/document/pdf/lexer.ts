import { type Spent, spend } from './budget.ts';
import { PdfRefusal } from './refusal.ts';

/** No token of an honest file comes close to this; the longest are signatures. */
const TOKEN_MAX_BYTES = 1024 * 1024;

const STRING = '()';
export const END = '';

const codeOf = (character: string) => character.charCodeAt(0);
const WHITE = new Set([0, 9, 10, 12, 13, 32]);
const DELIMITERS = new Set([...'()<>[]{}/%'].map(codeOf));
const [OPEN, CLOSE, LESS, GREATER, SLASH, PERCENT, BACKSLASH] = [...'()<>/%\\'].map(codeOf);
const isLineEnd = (byte: number | undefined) => byte === 10 || byte === 13;

export const isWhite = (byte: number | undefined) => byte !== undefined && WHITE.has(byte);
export const isRegular = (byte: number | undefined) => byte !== undefined && !WHITE.has(byte) && !DELIMITERS.has(byte);

export type Lexer = {
  /** Returns a name decoded and with its slash, any string as `()`, and the end of the file as an empty text. */
  next: () => string;
  /** Returns the position of the next token. */
  skip: () => number;
};

export const lexerOf = (bytes: Buffer, start: number, spent: Spent): Lexer => {
  let at = start;

  const take = (end: number) => {
    if (end - at > TOKEN_MAX_BYTES) throw new PdfRefusal('too_complex');
    const token = bytes.toString('latin1', at, end);
    at = end;
    return token;
  };
  const token = () => {
    const byte = bytes[at];
    const isDouble = byte === bytes[at + 1];
    if (byte === undefined) return END;
    if (byte === OPEN) return take(endOfString(bytes, at)) && STRING;
    if (byte === LESS && !isDouble) return take(endOfHexString(bytes, at)) && STRING;
    if (byte === SLASH) return decodeName(take(endOfRegular(bytes, at + 1)));
    if (DELIMITERS.has(byte)) return take(at + (isDouble && (byte === LESS || byte === GREATER) ? 2 : 1));
    return take(endOfRegular(bytes, at));
  };
  const skip = () => {
    const from = at;
    at = endOfBlank(bytes, at);
    spend(spent, 'syntax', at - from);
    return at;
  };
  const next = () => {
    const from = skip();
    const found = token();
    spend(spent, 'tokens', 1);
    spend(spent, 'syntax', at - from);
    return found;
  };
  return { next, skip };
};

const endOfBlank = (bytes: Buffer, start: number) => {
  let at = start;
  while (isWhite(bytes[at]) || bytes[at] === PERCENT) {
    const isComment = bytes[at] === PERCENT;
    at += 1;
    while (isComment && at < bytes.length && !isLineEnd(bytes[at])) at += 1;
  }
  return at;
};

const endOfRegular = (bytes: Buffer, start: number) => {
  let at = start;
  while (isRegular(bytes[at])) at += 1;
  return at;
};

const endOfHexString = (bytes: Buffer, start: number) => {
  const close = bytes.indexOf('>', start);
  return close < 0 ? bytes.length : close + 1;
};

const endOfString = (bytes: Buffer, start: number) => {
  let depth = 0;
  for (let at = start; at < bytes.length; at += 1) {
    if (bytes[at] === BACKSLASH) at += 1;
    else if (bytes[at] === OPEN) depth += 1;
    else if (bytes[at] === CLOSE) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return bytes.length;
};

/** Decodes twice, because some readers do: they read `/#234A` as a `/J`. */
const decodeName = (name: string) => (name.includes('#') ? decodeOnce(decodeOnce(name)) : name);

const decodeOnce = (name: string) =>
  name.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
