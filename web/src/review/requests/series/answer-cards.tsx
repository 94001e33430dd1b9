import { useTranslation } from 'react-i18next';
import { useNames } from '../../../kit/language/use-names.ts';
import { Note } from '../../../kit/ui/section/section.tsx';
import { AnswerCell } from './answer-cell.tsx';
import { type AnswerViewProps, RemindButton } from './answer-matrix.tsx';
import styles from './answers.module.css';
import { useSeriesWords } from './series-words.ts';
import { SupplierNotes } from './supplier-notes.tsx';

/** The same as the matrix for a phone: one list for each period. */
export const AnswerCards = ({ every, answers: { periods, rows }, mayRemind, onRemind }: AnswerViewProps) => {
  const { t } = useTranslation('series');
  const words = useSeriesWords();
  const { nameOf } = useNames();
  return (
    <ul className={styles.periods}>
      {periods.map((figures, at) => (
        <li key={figures.period}>
          <div className={styles.periodHead}>
            <h3>{words.period(every, figures.period)}</h3>
            <Note as="span">{figures.outcome === 'sent' ? t('answered', figures) : t(`cell.${figures.outcome}`)}</Note>
          </div>
          {figures.outcome === 'sent' && (
            <ul className={styles.suppliers}>
              {rows.map(({ supplier, isMember, open, cells }) => {
                const cell = cells[at];
                return (
                  <li key={supplier.id}>
                    <div>
                      <bdi>{nameOf(supplier)}</bdi>
                      {at === 0 && <SupplierNotes isMember={isMember} isSupplier={supplier.isSupplier} open={open} />}
                    </div>
                    {cell && (
                      <AnswerCell cell={cell} name={`${nameOf(supplier)} ${words.period(every, figures.period)}`} />
                    )}
                  </li>
                );
              })}
            </ul>
          )}
          {mayRemind && figures.open > 0 && <RemindButton every={every} figures={figures} onRemind={onRemind} />}
        </li>
      ))}
    </ul>
  );
};
