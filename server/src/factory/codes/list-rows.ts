import type { CodeProblem } from '@ieum/contract';
import type { Names, RawCode } from './list-file.ts';

export type CodeRow = { code: string; parent: string; parents: string[]; names: Names };
/** What is known before the file: our own short list, or the list that this one goes deeper than. */
export type BaseCode = { code: string; parent: string; names: Names };
type Problem = { place: number; column: string; problem: CodeProblem };

const CODE_MAX = 12;
const NAME_MAX = 1_000;
/** No classification is deeper; whatever is leads round in a circle. */
const DEPTH_MAX = 12;
const LANGUAGES = ['kr', 'en', 'cn', 'jp'] as const;

/** Dots, blanks and dashes only make a code easier to read: 8507.60 is 850760. */
export const compactCode = (typed: string) =>
  typed
    .normalize('NFKC')
    .replace(/[\s.\-–]/g, '')
    .toUpperCase();

/**
 * A whole list out of a file, or everything that is wrong with it. What the base knows and the file leaves out is
 * filled in: names in other languages, and the wider codes that narrower ones belong to.
 */
export const codeRowsOf = (raw: RawCode[], base: BaseCode[]) => {
  const known = new Map(base.map((one) => [one.code, one]));
  const given = raw.map((row) => ({
    ...row,
    code: compactCode(row.code),
    parent: row.parent === undefined ? undefined : compactCode(row.parent),
  }));
  const codes = new Set([...given.map(({ code }) => code), ...known.keys()]);
  const problems = [...given.flatMap((row) => problemsOf(row, codes)), ...repeated(given)];
  const parentOf = new Map(
    [...base, ...given].map(({ code, parent }) => [code, parent ?? longestPrefix(code, codes)] as const),
  );
  if (problems.length === 0) problems.push(...loops(given, parentOf));
  if (problems.length > 0) return { problems: problems.toSorted((one, other) => one.place - other.place), rows: [] };

  const own = new Set(given.map(({ code }) => code));
  const whole = [
    ...given.map(({ code, names }) => ({ code, names: filled(names, known.get(code)?.names) })),
    ...base.filter(({ code }) => !own.has(code)),
  ];
  const rows = whole.map(({ code, names }): CodeRow => {
    const parents = chainOf(code, parentOf);
    return { code, parent: parents.at(-1) ?? '', parents, names };
  });
  return { problems: [], rows };
};

type Given = Omit<RawCode, 'parent'> & { parent: string | undefined };

const problemsOf = ({ place, code, parent, names }: Given, codes: Set<string>): Problem[] => {
  const wrong = (isSo: boolean, column: string, problem: CodeProblem) => (isSo ? [{ place, column, problem }] : []);
  const isCode = new RegExp(`^[A-Z0-9]{1,${CODE_MAX}}$`).test(code);
  return [
    ...wrong(code === '', 'code', 'missing'),
    ...wrong(code !== '' && !isCode, 'code', 'invalid'),
    ...wrong(parent !== undefined && parent !== '' && !codes.has(parent), 'parent', 'unknown'),
    ...wrong(
      LANGUAGES.every((language) => names[language] === ''),
      'name',
      'missing',
    ),
    ...wrong(
      LANGUAGES.some((language) => names[language].length > NAME_MAX),
      'name',
      'too_big',
    ),
  ];
};

const repeated = (rows: Given[]): Problem[] => {
  const seen = new Set<string>();
  return rows.flatMap(({ place, code }) => {
    if (code === '') return [];
    const isRepeated = seen.has(code);
    seen.add(code);
    return isRepeated ? [{ place, column: 'code', problem: 'repeated' as const }] : [];
  });
};

const loops = (rows: Given[], parentOf: Map<string, string>): Problem[] =>
  rows.flatMap(({ place, code }) => {
    const chain = chainOf(code, parentOf);
    const isLoop = chain.includes(code) || chain.length > DEPTH_MAX;
    return isLoop ? [{ place, column: 'parent', problem: 'loop' as const }] : [];
  });

/** The widest first; one that leads back to itself ends with itself. */
const chainOf = (code: string, parentOf: Map<string, string>) => {
  const chain: string[] = [];
  let parent = parentOf.get(code) ?? '';
  while (parent !== '' && !chain.includes(parent) && chain.length <= DEPTH_MAX) {
    chain.unshift(parent);
    parent = parentOf.get(parent) ?? '';
  }
  return chain;
};

/** Where a file does not say what a code belongs to, its digits do. */
const longestPrefix = (code: string, codes: Set<string>) => {
  for (let length = code.length - 1; length > 0; length--)
    if (codes.has(code.slice(0, length))) return code.slice(0, length);
  return '';
};

const filled = (names: Names, more: Names | undefined): Names => ({
  kr: names.kr || (more?.kr ?? ''),
  en: names.en || (more?.en ?? ''),
  cn: names.cn || (more?.cn ?? ''),
  jp: names.jp || (more?.jp ?? ''),
});
