import { type Answers, askedQuestions, type FormContent, isAnswered, questionsOf } from '@ieum/contract';

type Progress = { asked: number; answered: number };

/** Counts the visible questions and those with an answer, in one section or in all. */
export const progressOf = (form: FormContent, answers: Answers, sectionKey?: string): Progress => {
  const sections = form.sections.filter(({ key }) => sectionKey === undefined || key === sectionKey);
  const inSection = new Set(questionsOf({ sections }).map(({ key }) => key));
  const visible = askedQuestions(form, answers).filter(({ key }) => inSection.has(key));
  return { asked: visible.length, answered: visible.filter(({ key }) => isAnswered(answers[key])).length };
};

/** Returns the keys of questions that the current answers hide, joined into one text that can be compared. */
export const unaskedKeys = (content: FormContent, answers: Answers) => {
  const visible = new Set(askedQuestions(content, answers).map(({ key }) => key));
  return questionsOf(content)
    .flatMap(({ key }) => (visible.has(key) ? [] : key))
    .join(' ');
};

/** Returns the element id of a field, for links that lead there. */
export const placeOfField = (path: string) => `field-${path}`;
export const placeOfSection = (key: string) => `part-${key}`;

/** Follows a link in code: the browser's own jump would take the focus away from the field. */
export const goToPlace = (place: string) => (event?: { preventDefault: () => void }) => {
  event?.preventDefault();
  const element = document.getElementById(place);
  element?.scrollIntoView({ block: 'start' });
  const inside = element?.querySelector<HTMLElement>('input:not(:disabled), select, textarea, button, [href]');
  inside?.focus({ preventScroll: true });
};
