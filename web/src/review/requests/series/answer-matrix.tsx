import type { SeriesEvery } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../kit/language/use-names.ts';
import { Button } from '../../../kit/ui/button/button.tsx';
import { Scrolled } from '../../../kit/ui/scrolled/scrolled.tsx';
import { AnswerCell } from './answer-cell.tsx';
import styles from './answers.module.css';
import type { Answers, PeriodFigures } from './answers.tsx';
import { useSeriesWords } from './series-words.ts';
import { SupplierNotes } from './supplier-notes.tsx';

export type AnswerViewProps = {
  every: SeriesEvery;
  answers: Answers;
  mayRemind: boolean;
  onRemind: (period: PeriodFigures) => void;
};

/** Table of suppliers by periods, with the totals of each period below its name. */
export const AnswerMatrix = ({ every, answers: { periods, rows }, mayRemind, onRemind }: AnswerViewProps) => {
  const { t } = useTranslation('series');
  const words = useSeriesWords();
  const { nameOf } = useNames();
  return (
    <Scrolled label={t('answers.title')} className={styles.scroll}>
      <table className={styles.matrix}>
        <caption className="visually-hidden">{t('answers.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('answers.supplier')}</th>
            {periods.map((figures) => (
              <th key={figures.period} scope="col">
                {words.period(every, figures.period)}
                <span className={styles.total}>
                  {figures.outcome === 'sent' ? t('answered', figures) : t(`cell.${figures.outcome}`)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ supplier, isMember, open, cells }) => (
            <tr key={supplier.id}>
              <th scope="row">
                <bdi>{nameOf(supplier)}</bdi>
                <SupplierNotes isMember={isMember} isSupplier={supplier.isSupplier} open={open} />
              </th>
              {periods.map(({ period }, at) => {
                const cell = cells[at];
                return (
                  <td key={period}>
                    {cell && <AnswerCell cell={cell} name={`${nameOf(supplier)} ${words.period(every, period)}`} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        {mayRemind && periods.some(({ open }) => open > 0) && (
          <tfoot>
            <tr>
              <td />
              {periods.map((figures) => (
                <td key={figures.period}>
                  {figures.open > 0 && <RemindButton every={every} figures={figures} onRemind={onRemind} />}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </Scrolled>
  );
};

type RemindButtonProps = Pick<AnswerViewProps, 'every' | 'onRemind'> & { figures: PeriodFigures };

export const RemindButton = ({ every, figures, onRemind }: RemindButtonProps) => {
  const { t } = useTranslation('series');
  const words = useSeriesWords();
  const name = t('answers.remindName', { period: words.period(every, figures.period) });
  return (
    <Button size="small" aria-label={name} onClick={() => onRemind(figures)}>
      {t('answers.remind')}
    </Button>
  );
};
