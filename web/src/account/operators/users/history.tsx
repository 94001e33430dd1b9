import type { User } from '@ieum/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoment } from '../../../kit/format/moment.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import styles from '../../../kit/record/record-sections.module.css';
import { Badge } from '../../../kit/ui/badge/badge.tsx';
import { useOperationWords } from '../operation-words.ts';

export const UserConsents = ({ user: { consents } }: { user: User }) => {
  const { t } = useTranslation('admin');
  const { t: tAccount } = useTranslation('account');
  const { tag } = useLanguage();
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{t('consent.title')}</h2>
      {consents.length === 0 && <p className={styles.lead}>{t('consent.none')}</p>}
      {consents.length > 0 && (
        <ul className={styles.list}>
          {consents.map(({ item, isGranted, version, at }) => (
            <li key={item}>
              <div className={styles.words}>
                <strong>{tAccount(`consents.item.${item}.title`)}</strong>
                <span className={styles.note}>
                  {t('consent.when', { version: version ?? '', date: at ? formatDate(at, tag) : '' })}
                </span>
              </div>
              <Badge tone={isGranted ? 'good' : 'neutral'}>{t(isGranted ? 'consent.yes' : 'consent.no')}</Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

/** Lists acts by and on this account. The audit log has filters for more. */
export const UserHistory = ({ user: { acts } }: { user: User }) => {
  const { t } = useTranslation('admin');
  const { tag } = useLanguage();
  const { operationName } = useOperationWords();
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{t('history.title')}</h2>
      {acts.length === 0 && <p className={styles.lead}>{t('history.none')}</p>}
      {acts.length > 0 && (
        <ul className={styles.list}>
          {acts.map(({ id: line, at, operation, actorName, address }) => (
            <li key={line}>
              <div className={styles.words}>
                <strong>{operationName(operation)}</strong>
                <span className={styles.note}>
                  {actorName ?? t('history.nobody')} · {address}
                </span>
              </div>
              <time className={styles.note} dateTime={at}>
                {formatMoment(at, tag)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
