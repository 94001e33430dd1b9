import { type Answers, askedQuestions, type FormContent, isAnswered, questionsOf } from '@ieum/contract';

type Progress = { asked: number; answered: number };

/** Of what is asked as things are answered: how many there are, and how many have an answer; in a section, or in all. */
export const progressOf = (form: FormContent, answers: Answers, sectionKey?: string): Progress => {
  const sections = form.sections.filter(({ key }) => sectionKey === undefined || key === sectionKey);
  const inSection = new Set(questionsOf({ sections }).map(({ key }) => key));
  const asked = askedQuestions(form, answers).filter(({ key }) => inSection.has(key));
  return { asked: asked.length, answered: asked.filter(({ key }) => isAnswered(answers[key])).length };
};

/** Keys of questions that nobody has to answer as things stand, in one text that can be compared. */
export const unaskedKeys = (content: FormContent, answers: Answers) => {
  const asked = new Set(askedQuestions(content, answers).map(({ key }) => key));
  return questionsOf(content)
    .flatMap(({ key }) => (asked.has(key) ? [] : key))
    .join(' ');
};

/** Where a field stands on the page, for links that lead there. */
export const placeOfField = (path: string) => `field-${path}`;
export const placeOfSection = (key: string) => `part-${key}`;

/** Followed by hand: where the browser follows such a link itself, it takes the focus away from what is in the place. */
export const goToPlace = (place: string) => (event?: { preventDefault: () => void }) => {
  event?.preventDefault();
  const element = document.getElementById(place);
  element?.scrollIntoView({ block: 'start' });
  const inside = element?.querySelector<HTMLElement>('input:not(:disabled), select, textarea, button, [href]');
  inside?.focus({ preventScroll: true });
};
