import { type AnswerProblem, type AnswerValue, answerProblem, isAnswered, type Question } from '@ieum/contract';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../kit/ui/class-names.ts';
import { type AnswerStore, useAnswer } from './answer-store.ts';
import { AnswerShown } from './answer-view.tsx';
import type { UploadAnswer } from './file-answer.tsx';
import styles from './form.module.css';
import { placeOfField } from './progress.ts';
import { QuestionInput } from './question-input.tsx';

type QuestionFieldProps = {
  question: Question;
  store: AnswerStore;
  isOpen: boolean;
  problem: AnswerProblem | undefined;
  upload: UploadAnswer | undefined;
  aside: ((key: string) => ReactNode) | undefined;
};

/** Shows a question with its answer, and is rendered on its own. */
export const QuestionField = memo(({ question, store, isOpen, problem, upload, aside }: QuestionFieldProps) => {
  const { t } = useTranslation('declaration');
  const value = useAnswer(store, question.key);
  const found = problemOf(question, value, problem);
  const beside = aside?.(question.key);
  return (
    <div className={classNames(styles.question, !isOpen && styles.closed)} id={placeOfField(`answers.${question.key}`)}>
      {isOpen ? (
        <QuestionInput
          question={question}
          value={value}
          error={found && t(`problem.${found}`)}
          onValue={(next) => store.type(question.key, next)}
          upload={upload}
        />
      ) : (
        <AnswerShown question={question} value={value} onOpen={upload?.open} />
      )}
      {beside && <div className={styles.beside}>{beside}</div>}
    </div>
  );
});

/** Keeps a problem that the server found until the answer is a valid other one. */
const problemOf = (
  question: Question,
  value: AnswerValue | null,
  found: AnswerProblem | undefined,
): AnswerProblem | undefined => {
  if (value === null || !isAnswered(value)) return found === 'missing' ? 'missing' : undefined;
  return answerProblem(question, value) ?? (question.kind === 'table' ? found : undefined);
};
