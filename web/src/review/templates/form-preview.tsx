import { type Answers, type AnswerValue, type FormContent, questionsOf } from '@ieum/contract';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Note } from '../../kit/ui/section/section.tsx';
import { FormQuestions } from '../record/form/questions.tsx';
import styles from './templates.module.css';

const NONE = {};
const always = () => true;

/** Shows a form as a supplier will see it. Answers tried out here are not sent. */
export const FormPreview = ({ content }: { content: FormContent }) => {
  const { t } = useTranslation('questionnaire');
  const [answers, setAnswers] = useState<Answers>({});
  const answer = useCallback(
    (key: string, value: AnswerValue | null) =>
      setAnswers(({ [key]: _, ...others }) => (value === null ? others : { ...others, [key]: value })),
    [],
  );
  if (questionsOf(content).length === 0) return <Note>{t('noQuestions')}</Note>;
  return (
    <div className={styles.preview}>
      <Note>{t('previewNote')}</Note>
      <FormQuestions content={content} answers={answers} onChange={answer} isOpen={always} problems={NONE} />
    </div>
  );
};
