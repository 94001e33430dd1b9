import type { CodeProblem } from '@ieum/contract';
import type { Names, RawCode } from './list-file.ts';

export type CodeRow = { code: string; parent: string; parents: string[]; names: Names };
/** Code known before the file is read: from our own short list, or from the list that this one goes deeper than. */
export type BaseCode = { code: string; parent: string; names: Names };
type Problem = { place: number; column: string; problem: CodeProblem };

const CODE_MAX = 12;
const NAME_MAX = 1_000;
/** Maximum depth. No classification is deeper, so a longer chain is a loop. */
const DEPTH_MAX = 12;
const LANGUAGES = ['kr', 'en', 'cn', 'jp'] as const;

/** Removes dots, blanks and dashes, which only make a code easier to read: 8507.60 is 850760. */
export const compactCode = (typed: string) =>
  typed
    .normalize('NFKC')
    .replace(/[\s.\-–]/g, '')
    .toUpperCase();

/**
 * Builds a whole list from a file, or returns everything that is wrong with it. The base fills in what the file leaves
 * out: names in other languages, and the wider codes that narrower ones belong to.
 */
export const codeRowsOf = (raw: RawCode[], base: BaseCode[]) => {
  const known = new Map(base.map((entry) => [entry.code, entry]));
  const cleaned = raw.map((row) => ({
    ...row,
    code: compactCode(row.code),
    parent: row.parent === undefined ? undefined : compactCode(row.parent),
  }));
  const codes = new Set([...cleaned.map(({ code }) => code), ...known.keys()]);
  const problems = [...cleaned.flatMap((row) => problemsOf(row, codes)), ...repeated(cleaned)];
  const parentOf = new Map(
    [...base, ...cleaned].map(({ code, parent }) => [code, parent ?? longestPrefix(code, codes)] as const),
  );
  if (problems.length === 0) problems.push(...loops(cleaned, parentOf));
  if (problems.length > 0) return { problems: problems.toSorted((a, b) => a.place - b.place), rows: [] };

  const own = new Set(cleaned.map(({ code }) => code));
  const whole = [
    ...cleaned.map(({ code, names }) => ({ code, names: filled(names, known.get(code)?.names) })),
    ...base.filter(({ code }) => !own.has(code)),
  ];
  const rows = whole.map(({ code, names }): CodeRow => {
    const parents = chainOf(code, parentOf);
    return { code, parent: parents.at(-1) ?? '', parents, names };
  });
  return { problems: [], rows };
};

type CleanRow = Omit<RawCode, 'parent'> & { parent: string | undefined };

const problemsOf = ({ place, code, parent, names }: CleanRow, codes: Set<string>): Problem[] => {
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

const repeated = (rows: CleanRow[]): Problem[] => {
  const seen = new Set<string>();
  return rows.flatMap(({ place, code }) => {
    if (code === '') return [];
    const isRepeated = seen.has(code);
    seen.add(code);
    return isRepeated ? [{ place, column: 'code', problem: 'repeated' as const }] : [];
  });
};

const loops = (rows: CleanRow[], parentOf: Map<string, string>): Problem[] =>
  rows.flatMap(({ place, code }) => {
    const chain = chainOf(code, parentOf);
    const isLoop = chain.includes(code) || chain.length > DEPTH_MAX;
    return isLoop ? [{ place, column: 'parent', problem: 'loop' as const }] : [];
  });

/** Returns the wider codes, the widest first. In a loop the chain contains the code itself. */
const chainOf = (code: string, parentOf: Map<string, string>) => {
  const chain: string[] = [];
  let parent = parentOf.get(code) ?? '';
  while (parent !== '' && !chain.includes(parent) && chain.length <= DEPTH_MAX) {
    chain.unshift(parent);
    parent = parentOf.get(parent) ?? '';
  }
  return chain;
};

/** Finds the wider code by the digits where a file does not state it. */
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
