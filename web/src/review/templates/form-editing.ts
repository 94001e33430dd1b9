import { type FormContent, type FormSection, type Question, questionsOf } from '@ieum/contract';
import { inserted, moved, replaced, without } from '../../kit/form/list-moves.ts';
import { newKey } from './new-parts.ts';

/** Removed question with its place, to be put back there. */
export type Taken = { question: Question; section: string; at: number };
type Step = -1 | 1;

const sectionOf = ({ sections }: FormContent, question: string) =>
  sections.findIndex(({ questions }) => questions.some(({ key }) => key === question));

const placeOf = (content: FormContent, question: string) => {
  const section = sectionOf(content, question);
  const at = content.sections[section]?.questions.findIndex(({ key }) => key === question) ?? -1;
  return { section, at };
};

/** Copies only what changes, so that components of the other parts are not rendered again. */
const withSection = (
  { sections }: FormContent,
  at: number,
  change: (section: FormSection) => FormSection,
): FormContent => {
  const section = sections[at];
  return section ? { sections: replaced(sections, at, change(section)) } : { sections };
};

const withQuestions = (content: FormContent, at: number, change: (questions: Question[]) => Question[]) =>
  withSection(content, at, (section) => ({ ...section, questions: change(section.questions) }));

const questionOf = (content: FormContent, key: string) => questionsOf(content).find((item) => item.key === key);

export const changeQuestion = (content: FormContent, changed: Question): FormContent => {
  const { section, at } = placeOf(content, changed.key);
  return withQuestions(content, section, (questions) => replaced(questions, at, changed));
};

/** Adds a question at the end of a section, or right after another question of it. */
export const addQuestion = (content: FormContent, section: string, question: Question, after?: string): FormContent => {
  const place = content.sections.findIndex(({ key }) => key === section);
  return withQuestions(content, place, (questions) => {
    const before = questions.findIndex(({ key }) => key === after);
    return inserted(questions, before < 0 ? questions.length : before + 1, question);
  });
};

/** Keeps the option keys, which belong to the question. A condition on the copy names the copy. */
export const duplicateQuestion = (
  content: FormContent,
  key: string,
): { content: FormContent; copy: Question } | null => {
  const found = questionOf(content, key);
  const section = content.sections[sectionOf(content, key)];
  if (!(found && section)) return null;
  const copy = { ...found, key: newKey('q') };
  return { content: addQuestion(content, section.key, copy, key), copy };
};

/** Moves a question one place up or down, across a section's edge into the next section. */
export const moveQuestion = (content: FormContent, key: string, step: Step): FormContent => {
  const { section, at } = placeOf(content, key);
  const own = content.sections[section];
  const question = own?.questions[at];
  if (!(own && question)) return content;
  const to = at + step;
  if (to >= 0 && to < own.questions.length)
    return withQuestions(content, section, (questions) => moved(questions, at, to));
  const next = content.sections[section + step];
  if (!next) return content;
  const left = withQuestions(content, section, (questions) => without(questions, at));
  return withQuestions(left, section + step, (questions) =>
    inserted(questions, step > 0 ? 0 : questions.length, question),
  );
};

export const moveToSection = (content: FormContent, key: string, section: string): FormContent => {
  const question = questionOf(content, key);
  return question ? addQuestion(removeQuestion(content, key), section, question) : content;
};

export const removeQuestion = (content: FormContent, key: string): FormContent => {
  const { section, at } = placeOf(content, key);
  return withQuestions(content, section, (questions) => without(questions, at));
};

export const takenOf = (content: FormContent, key: string): Taken | null => {
  const { section, at } = placeOf(content, key);
  const own = content.sections[section];
  const question = own?.questions[at];
  return own && question ? { question, section: own.key, at } : null;
};

/** Restores a question at its old place, or at the end of the last section if its own is gone. Later changes stay. */
export const putBack = (content: FormContent, { question, section, at }: Taken): FormContent => {
  if (questionOf(content, question.key)) return content;
  const found = content.sections.findIndex(({ key }) => key === section);
  const place = found < 0 ? content.sections.length - 1 : found;
  return withQuestions(content, place, (questions) => inserted(questions, found < 0 ? questions.length : at, question));
};

export const changeSection = (content: FormContent, changed: FormSection): FormContent =>
  withSection(
    content,
    content.sections.findIndex(({ key }) => key === changed.key),
    () => changed,
  );

export const moveSection = ({ sections }: FormContent, key: string, step: Step): FormContent => {
  const at = sections.findIndex((item) => item.key === key);
  return { sections: moved(sections, at, at + step) };
};

/** Copies a section with its questions. A condition inside it then names the copied question. */
export const duplicateSection = ({ sections }: FormContent, key: string): FormContent => {
  const at = sections.findIndex((item) => item.key === key);
  const own = sections[at];
  if (!own) return { sections };
  const names = new Map(own.questions.map((question) => [question.key, newKey('q')]));
  const nameOf = (name: string) => names.get(name) ?? name;
  const questions = own.questions.map((question) => ({
    ...question,
    key: nameOf(question.key),
    askedIf: question.askedIf && { ...question.askedIf, question: nameOf(question.askedIf.question) },
  }));
  return { sections: inserted(sections, at + 1, { ...own, key: newKey('s'), questions }) };
};

export const removeSection = ({ sections }: FormContent, key: string): FormContent => ({
  sections: sections.filter((item) => item.key !== key),
});

export const putSectionBack = (content: FormContent, section: FormSection, at: number): FormContent =>
  content.sections.some(({ key }) => key === section.key)
    ? content
    : { sections: inserted(content.sections, at, section) };

/** Returns the earlier choice questions, on which a question can depend. */
export const earlierChoices = (content: FormContent, key: string) => {
  const questions = questionsOf(content);
  const at = questions.findIndex((item) => item.key === key);
  return questions.slice(0, Math.max(0, at)).filter(({ kind }) => kind === 'choice' || kind === 'choices');
};
