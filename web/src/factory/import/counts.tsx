import type { ImportCounts } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { classNames } from '../../kit/ui/class-names.ts';
import styles from './counts.module.css';

const SHOWN = ['new', 'changed', 'same', 'bad', 'alike', 'skipped'] as const;
const ALWAYS = ['new', 'changed', 'bad'];

/** Shows the number of rows of each kind. A kind without rows is left out, except the most important kinds. */
export const ImportCountList = ({ counts, isDone }: { counts: ImportCounts; isDone: boolean }) => {
  const { t } = useTranslation('import');
  const { tag } = useLanguage();
  const shown = SHOWN.filter((kind) => counts[kind] > 0 || ALWAYS.includes(kind));
  return (
    <dl className={styles.counts}>
      {shown.map((kind) => (
        <div key={kind} className={classNames(kind === 'bad' && counts.bad > 0 && styles.countBad)}>
          <dt>{isDone ? t(`done.${kind}`) : t(`count.${kind}`)}</dt>
          <dd>{formatNumber(counts[kind], tag)}</dd>
        </div>
      ))}
    </dl>
  );
};
