import type { AnswerValue, Question } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { useAnswerText } from './answer-text.ts';
import { filesOf, SentFiles, type UploadAnswer } from './file-answer.tsx';
import styles from './form.module.css';
import { rowsOf } from './table-rows.ts';
import { useFormWords } from './words.ts';

type AnswerShownProps = { question: Question; value: AnswerValue | null; onOpen: UploadAnswer['open'] | undefined };

/** Shows a question that is not open, with its answer. */
export const AnswerShown = (props: AnswerShownProps) => {
  const { question } = props;
  const words = useFormWords();
  return (
    <div className={styles.shown}>
      <p className={styles.asked}>{words(question.words)}</p>
      <Answer {...props} />
    </div>
  );
};

const Answer = ({ question, value, onOpen }: AnswerShownProps) => {
  const { t } = useTranslation('declaration');
  const words = useFormWords();
  const textOf = useAnswerText();
  if (value === null || (Array.isArray(value) && value.length === 0))
    return <p className={styles.note}>{t('form.unanswered')}</p>;
  if (question.kind === 'file') return <SentFiles files={filesOf(value)} onOpen={onOpen} />;
  if (question.kind !== 'table') return <p className={styles.answer}>{textOf(question, value)}</p>;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {question.columns.map((column) => (
              <th key={column.key} scope="col">
                {words(column.words)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(value).map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing of their own but their place
            <tr key={at}>
              {question.columns.map((column) => (
                <td key={column.key} data-label={words(column.words)}>
                  {textOf(column, row[column.key] ?? '')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
