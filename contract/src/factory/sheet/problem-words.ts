import cn from '../../../../locales/cn/sheets/factory-problems.json' with { type: 'json' };
import en from '../../../../locales/en/sheets/factory-problems.json' with { type: 'json' };
import jp from '../../../../locales/jp/sheets/factory-problems.json' with { type: 'json' };
import kr from '../../../../locales/kr/sheets/factory-problems.json' with { type: 'json' };
import type { Language } from '../../kit/language.ts';
import { fillIn, type Translations, wordTree } from '../../kit/words.ts';
import { SHEET_COLUMNS } from './columns.ts';
import type { ProblemCode, SheetProblem } from './problems.ts';

const words = wordTree({ kr, en, cn, jp });

/** The browser shows them beside the cell, the server writes them into the file that it returns. */
export const PROBLEM_WORDS: Record<ProblemCode, Translations> = words.problems;

export const problemSentence = ({ field, problem, at }: SheetProblem, language: Language) => {
  const values = { n: String(at) };
  const sentence = fillIn(PROBLEM_WORDS[problem][language], values);
  const isItem = at !== null && SHEET_COLUMNS[field].kind === 'list';
  return isItem ? fillIn(words.item[language], values) + sentence : sentence;
};
