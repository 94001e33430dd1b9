import type { FormContent, FormProblem } from '@ieum/contract';
import { useTranslation } from 'react-i18next';

/** Problems by their path inside one question: `options.2.words`. */
export type PlacedProblems = Partial<Record<string, FormProblem>>;

export const useProblemWords = () => {
  const { t } = useTranslation('questionnaire');
  return (problem: FormProblem | undefined) => problem && t(`problem.${problem}`);
};

const PLACE = /^sections\.(\d+)(?:\.questions\.(\d+))?\.?(.*)$/;

export type FoundProblem = { problem: FormProblem; section: string; question: string; rest: string };

/** Returns each problem with the keys of its section and question, in the order of the form. */
export const placedProblems = (content: FormContent, problems: Record<string, FormProblem>): FoundProblem[] =>
  Object.entries(problems)
    .map(([path, problem]) => {
      const [, section = '', question = '', rest = ''] = PLACE.exec(path) ?? [];
      const own = content.sections[Number(section)];
      const isOfSection = section !== '';
      const target = question === '' ? undefined : own?.questions[Number(question)];
      const at = isOfSection ? Number(section) * MANY + (target ? Number(question) + 1 : 0) : -1;
      const where = { section: isOfSection ? (own?.key ?? '') : '', question: target?.key ?? '' };
      return { at, problem, ...where, rest };
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ at: _, ...found }) => found);

const MANY = 10_000;

/** Returns the problems of a question or, without one, of a section. */
export const problemsAt = (found: FoundProblem[], section: string, question = ''): PlacedProblems =>
  Object.fromEntries(
    found
      .filter((item) => item.section === section && item.question === question)
      .map(({ rest, problem }) => [rest, problem]),
  );
