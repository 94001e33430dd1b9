import { FORM_QUESTIONS_MAX, type FormContent, type FormWords, type Question } from './form-fields.ts';

/**
 * Problems of a form. `asked_if`: the condition names no choice that is asked earlier. `asked_if_option`: the condition
 * names an option that this choice does not have.
 */
export const FORM_PROBLEMS = [
  'empty',
  'many',
  'words',
  'key_twice',
  'options_lacking',
  'options_unused',
  'option_twice',
  'columns_none',
  'columns_unused',
  'column_twice',
  'unit_unused',
  'asked_if',
  'asked_if_option',
] as const;
export type FormProblem = (typeof FORM_PROBLEMS)[number];

/**
 * Returns what prevents the publication of a form, by place: `sections.0.questions.3.options`. A draft may have any
 * problem.
 */
export const formProblems = (content: FormContent): Record<string, FormProblem> => {
  const placed = placedQuestions(content);
  return Object.fromEntries([
    ...sizeProblems(placed.length),
    ...twice(keysAt('sections', content.sections), 'key_twice'),
    ...wordless('sections', content.sections),
    // Answers are stored by the key alone, whatever the section of the question.
    ...twice(
      placed.map(({ path, question: { key } }) => ({ path, key })),
      'key_twice',
    ),
    ...placed.flatMap(({ path, question }) => partProblems(path, question)),
    ...conditionProblems(placed),
  ]);
};

const OPTIONS_MIN = 2;

type Found = [path: string, problem: FormProblem];
type Placed = { path: string; question: Question };

const placedQuestions = ({ sections }: FormContent): Placed[] =>
  sections.flatMap(({ questions }, section) =>
    questions.map((question, at) => ({ path: `sections.${section}.questions.${at}`, question })),
  );

const when = (isSo: boolean, path: string, problem: FormProblem): Found[] => (isSo ? [[path, problem]] : []);

const sizeProblems = (count: number) => [
  ...when(count === 0, 'sections', 'empty'),
  ...when(count > FORM_QUESTIONS_MAX, 'sections', 'many'),
];

/** Reports every item that shares its key with an earlier one. */
const twice = (keyed: { path: string; key: string }[], problem: FormProblem) => {
  const seen = new Set<string>();
  return keyed.flatMap(({ path, key }) => {
    const isSeen = seen.has(key);
    seen.add(key);
    return when(isSeen, `${path}.key`, problem);
  });
};

const keysAt = (path: string, list: { key: string }[]) => list.map(({ key }, at) => ({ path: `${path}.${at}`, key }));

/** Returns whether the words are empty in every language. */
const isWordless = (words: FormWords) => Object.values(words).join('').trim() === '';
const wordless = (path: string, list: { words: FormWords }[]) =>
  list.flatMap(({ words }, at) => when(isWordless(words), `${path}.${at}.words`, 'words'));

const partProblems = (path: string, { columns, words, ...question }: Question) => [
  ...when(isWordless(words), `${path}.words`, 'words'),
  ...choiceProblems(path, question),
  ...when(question.kind === 'table' && columns.length === 0, `${path}.columns`, 'columns_none'),
  ...when(question.kind !== 'table' && columns.length > 0, `${path}.columns`, 'columns_unused'),
  ...twice(keysAt(`${path}.columns`, columns), 'column_twice'),
  ...wordless(`${path}.columns`, columns),
  ...columns.flatMap((column, at) => choiceProblems(`${path}.columns.${at}`, column)),
];

const hasOptions = (kind: Question['kind']) => kind === 'choice' || kind === 'choices';

/** Checks a question, or a column, which has the same fields. */
const choiceProblems = (path: string, { kind, options, unit }: Pick<Question, 'kind' | 'options' | 'unit'>) => [
  ...when(hasOptions(kind) && options.length < OPTIONS_MIN, `${path}.options`, 'options_lacking'),
  ...when(!hasOptions(kind) && options.length > 0, `${path}.options`, 'options_unused'),
  ...twice(keysAt(`${path}.options`, options), 'option_twice'),
  ...wordless(`${path}.options`, options),
  ...when(kind !== 'number' && unit !== '', `${path}.unit`, 'unit_unused'),
];

const conditionProblems = (placed: Placed[]) => {
  const optionsOf = new Map<string, Set<string>>();
  return placed.flatMap(({ path, question }) => {
    const found = conditionProblem(path, question, optionsOf);
    if (hasOptions(question.kind)) optionsOf.set(question.key, new Set(question.options.map(({ key }) => key)));
    return found;
  });
};

const conditionProblem = (path: string, { askedIf }: Question, earlier: Map<string, Set<string>>) => {
  if (!askedIf) return [];
  const options = earlier.get(askedIf.question);
  if (!options) return when(true, `${path}.askedIf.question`, 'asked_if');
  return when(!askedIf.is.every((key) => options.has(key)), `${path}.askedIf.is`, 'asked_if_option');
};
