import type { AnswerProblem, Answers, AnswerValue, FormContent } from '@ieum/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createAnswerStore } from './answer-store.ts';
import type { UploadAnswer } from './file-answer.tsx';
import { QuestionSections } from './question-sections.tsx';

type FormQuestionsProps = {
  content: FormContent;
  answers: Answers;
  onChange: (key: string, value: AnswerValue | null) => void;
  /** Pass stable functions, because each question is rendered with them. */
  isOpen: (key: string) => boolean;
  problems: Partial<Record<string, AnswerProblem>>;
  upload?: UploadAnswer | undefined;
  aside?: ((key: string) => ReactNode) | undefined;
};

/** Shows the questions of a questionnaire. A keystroke renders one question, however many there are. */
export const FormQuestions = ({ answers, onChange, ...rest }: FormQuestionsProps) => {
  const typed = useRef(onChange);
  typed.current = onChange;
  const [store] = useState(() => createAnswerStore(answers, (key, value) => typed.current(key, value)));
  useEffect(() => {
    for (const key of new Set([...Object.keys(answers), ...Object.keys(store.all())]))
      if (store.of(key) !== (answers[key] ?? null)) store.put(key, answers[key] ?? null);
  }, [answers, store]);
  return <QuestionSections {...rest} store={store} />;
};
