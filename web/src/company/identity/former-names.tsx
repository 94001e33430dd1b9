import type { FormerName } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { useNames } from '../../kit/language/use-names.ts';
import styles from '../company-mark.module.css';

/** Lists a company's former names with their last day. Renders nothing if there are none. */
export const FormerNames = ({ names }: { names: FormerName[] }) => {
  const { t } = useTranslation('common');
  const { tag } = useLanguage();
  const { bothOf } = useNames();
  if (names.length === 0) return null;
  const shown = names.map(({ until, ...former }) => {
    const called = bothOf(former);
    return t('formerName', { name: called, date: formatDate(until, tag) });
  });
  return (
    <ul className={styles.former} aria-label={t('formerNames')}>
      {shown.map((line) => (
        <li key={line}>
          <bdi>{line}</bdi>
        </li>
      ))}
    </ul>
  );
};
