import { STATEMENT_MAX } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { TextArea } from '../../kit/ui/input/text-area.tsx';
import { type AnswerStore, useAnswer } from '../record/form/answer-store.ts';
import { placeOfField } from '../record/form/progress.ts';
import styles from './answering.module.css';
import { STATEMENT } from './autosave/use-answering.ts';

/** Free statement of the company. */
export const StatementPart = ({ store, isOpen }: { store: AnswerStore; isOpen: boolean }) => {
  const { t } = useTranslation('declaration');
  const value = useAnswer(store, STATEMENT);
  const text = typeof value === 'string' ? value : '';
  return (
    <div className={styles.field} id={placeOfField('statement')}>
      {isOpen ? (
        <TextArea
          label={t('statement.label')}
          help={t('statement.help')}
          isOptional
          rows={4}
          maxLength={STATEMENT_MAX}
          value={text}
          onChange={({ target }) => store.type(STATEMENT, target.value === '' ? null : target.value)}
        />
      ) : (
        <>
          <h3>{t('statement.label')}</h3>
          <p className={styles.said}>{text || t('form.unanswered')}</p>
        </>
      )}
    </div>
  );
};
