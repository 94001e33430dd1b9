import { type PGlite, parse, protocol } from '@electric-sql/pglite';
import { createStatementNames } from '../db/statement-names.ts';

const { serialize } = protocol;
const { parseResults } = parse;

/**
 * Runs a statement with parameters in one call into PGlite, and has it parsed and planned once. PGlite's own way takes
 * five calls and plans it each time, which takes three times as long for a list.
 */
export const createStatements = (pglite: PGlite) => {
  const nameOf = createStatementNames();
  const parsed = new Set<string>();

  return async (text: string, parameters: readonly unknown[]) => {
    if (!parameters.every(isPlain)) return pglite.query(text, [...parameters]);
    const name = nameOf(text) ?? '';
    // A failed statement may have its name nevertheless; closing a name that does not exist is no error.
    const parsing = parsed.has(name) ? [] : [serialize.close({ type: 'S', name }), serialize.parse({ name, text })];
    const { messages } = await pglite.execProtocol(
      Buffer.concat([
        ...parsing,
        serialize.bind({ statement: name, values: parameters.map(textOf) }),
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
        serialize.sync(),
      ]),
    );
    if (name) parsed.add(name);
    return parseResults(messages, pglite.parsers)[0];
  };
};

type Single = string | number | bigint | boolean | Date | null | undefined;
type Plain = Single | Single[];

/** Bytes, objects and lists inside of lists are left to PGlite, which knows how to write them. */
const isPlain = (value: unknown): value is Plain => (Array.isArray(value) ? value.every(isSingle) : isSingle(value));
const isSingle = (value: unknown): value is Single =>
  value === null || typeof value !== 'object' || value instanceof Date;

const textOf = (value: Plain) => (Array.isArray(value) ? `{${value.map(itemText).join(',')}}` : singleText(value));

const singleText = (value: Single) => {
  if (value === null || value === undefined) return null;
  return value instanceof Date ? value.toISOString() : String(value);
};

/** Writes an item of a list as `pg` does: in quotes, so that commas, braces and the word NULL stay what they are. */
const itemText = (value: Single) => {
  const text = singleText(value);
  return text === null ? 'NULL' : `"${text.replace(/[\\"]/g, '\\$&')}"`;
};
