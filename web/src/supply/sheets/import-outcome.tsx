import type { Language } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { useLooseWords } from '../../kit/language/loose-words.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { RefusedList } from '../../kit/list/list-parts.tsx';
import styles from './sheets.module.css';
import type { SheetKind, SheetOutcome } from './sheets.queries.ts';

export type SheetColumns = Record<string, Record<Language, string>>;
type SheetOutcomeViewProps = {
  kind: SheetKind;
  columns: SheetColumns;
  problemOf: ((problem: string) => string | undefined) | undefined;
  outcome: SheetOutcome;
};

/** Shows what the import would change, and each problem by row and column as the sheet names them. */
export const SheetOutcomeView = ({ kind, columns, problemOf, outcome }: SheetOutcomeViewProps) => {
  const { t } = useTranslation('product');
  const { name: language } = useLanguage();
  const words = useLooseWords('product');
  const { rows, added, changed, same, problemCount, problems, unknown, earlier = [] } = outcome;
  const placeOf = (row: number, column: string) =>
    [t('sheet.row', { row }), columns[column]?.[language]].filter(Boolean).join(' · ');
  return (
    <div className={styles.outcome} role="status">
      <p>{t(`sheet.would.${kind}`, { rows, added, changed, same })}</p>
      {earlier.length > 0 && <p>{t('sheet.earlier', { heads: earlier.join(', ') })}</p>}
      {unknown.length > 0 && <p>{t('sheet.unknown', { heads: unknown.join(', ') })}</p>}
      {problemCount > 0 && (
        <>
          <p className={styles.wrong}>{t('sheet.wrong', { count: problemCount })}</p>
          <RefusedList>
            {problems.map(({ row, column, problem }) => (
              <li key={`${row} ${column} ${problem}`}>
                <bdi>{placeOf(row, column)}</bdi>
                <span>{problemOf?.(problem) ?? words(`sheet.problem.${problem}`) ?? t('sheet.problem.other')}</span>
              </li>
            ))}
          </RefusedList>
        </>
      )}
    </div>
  );
};
