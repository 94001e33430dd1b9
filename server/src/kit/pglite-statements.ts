import { type PGlite, parse, protocol } from '@electric-sql/pglite';

const { serialize } = protocol;
/** A list of any length in a statement makes a new text each time; the names would fill the memory of the database. */
const NAMES_MAX = 400;

/**
 * Asks a statement with parameters in one call into PGlite, and has it parsed and planned once. PGlite's own way takes
 * five calls and plans anew each time: three times as long for a list.
 */
export const createStatements = (pglite: PGlite) => {
  const names = new Map<string, string>();
  let made = 0;

  return async (text: string, parameters: readonly unknown[]) => {
    if (!parameters.every(isPlain)) return pglite.query(text, [...parameters]);
    const known = names.get(text);
    // A new name each time: one whose statement failed may be taken nevertheless.
    const name = known ?? (names.size < NAMES_MAX ? `ieum_${++made}` : '');
    const { messages } = await pglite.execProtocol(
      Buffer.concat([
        ...(known === undefined ? [serialize.parse({ name, text })] : []),
        serialize.bind({ statement: name, values: parameters.map(textOf) }),
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
        serialize.sync(),
      ]),
    );
    if (name) names.set(text, name);
    return parse.parseResults(messages, pglite.parsers)[0];
  };
};

type Plain = string | number | bigint | boolean | Date | null | undefined;

/** Lists, bytes and the like are left to those who know how they are written. */
const isPlain = (value: unknown): value is Plain =>
  value === null || typeof value !== 'object' || value instanceof Date;

const textOf = (value: Plain) => {
  if (value === null || value === undefined) return null;
  return value instanceof Date ? value.toISOString() : String(value);
};
