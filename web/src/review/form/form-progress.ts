import { type Answers, type FormContent, type FormSection, isAnswered, isAsked, questionsOf } from '@ieum/contract';

/** Of what is asked as things are answered: how many there are, and how many have an answer. */
export const progressOf = ({ questions }: Pick<FormSection, 'questions'>, answers: Answers) => {
  const asked = questions.filter((question) => isAsked(question, answers));
  return { asked: asked.length, answered: asked.filter(({ key }) => isAnswered(answers[key])).length };
};

/** Keys of questions that nobody has to answer as things stand, in one text that can be compared. */
export const unaskedKeys = (content: FormContent, answers: Answers) =>
  questionsOf(content)
    .filter((question) => !isAsked(question, answers))
    .map(({ key }) => key)
    .join(' ');

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
