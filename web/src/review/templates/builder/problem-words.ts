import type { FormContent, FormProblem } from '@ieum/contract';
import { useTranslation } from 'react-i18next';

/** By the place in one question: `options.2.words`. */
export type PlacedProblems = Partial<Record<string, FormProblem>>;

export const useProblemWords = () => {
  const { t } = useTranslation('questionnaire');
  return (problem: FormProblem | undefined) => problem && t(`problem.${problem}`);
};

const PLACE = /^sections\.(\d+)(?:\.questions\.(\d+))?\.?(.*)$/;

export type FoundProblem = { problem: FormProblem; section: string; question: string; rest: string };

/** Each problem by the keys of where it stands, in the order of the form. */
export const placedProblems = (content: FormContent, problems: Record<string, FormProblem>): FoundProblem[] =>
  Object.entries(problems)
    .map(([path, problem]) => {
      const [, section = '', question = '', rest = ''] = PLACE.exec(path) ?? [];
      const own = content.sections[Number(section)];
      const isOfSection = section !== '';
      const asked = question === '' ? undefined : own?.questions[Number(question)];
      const at = isOfSection ? Number(section) * MANY + (asked ? Number(question) + 1 : 0) : -1;
      const where = { section: isOfSection ? (own?.key ?? '') : '', question: asked?.key ?? '' };
      return { at, problem, ...where, rest };
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ at: _, ...found }) => found);

const MANY = 10_000;

/** Of one question or, without one, of one section. */
export const problemsAt = (found: FoundProblem[], section: string, question = ''): PlacedProblems =>
  Object.fromEntries(
    found
      .filter((one) => one.section === section && one.question === question)
      .map(({ rest, problem }) => [rest, problem]),
  );
