import type { CaseCheck, VerificationCase } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { formatAgo } from '../../../kit/format/relative-time.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { Badge } from '../../../kit/ui/badge/badge.tsx';
import { Button } from '../../../kit/ui/button/button.tsx';
import verificationStyles from '../verification.module.css';
import { useReadCase } from '../verification.queries.ts';
import styles from './desk.module.css';
import { useCheckWords } from './use-check-words.ts';

const TONES = { pass: 'good', warn: 'warn', fail: 'bad', skipped: 'neutral' } as const;

/** Lists the automatic checks. None of them decides the case. */
export const CaseChecks = ({ one }: { one: VerificationCase }) => {
  const { t } = useTranslation('verification');
  const { tag } = useLanguage();
  const read = useReadCase();
  const { id, version, reading, can } = one;
  const isPending = reading === null && can.read;
  return (
    <section className={verificationStyles.section} aria-labelledby="checks">
      <div className={styles.head}>
        <h2 id="checks">{t('reading.title')}</h2>
        {can.read && reading && (
          <Button size="small" onClick={() => read.mutate({ id, version })} isPending={read.isPending}>
            {t('reading.again')}
          </Button>
        )}
      </div>
      <p className={styles.small} role="status">
        {isPending && t('reading.pending')}
        {!isPending && !reading && t('reading.none')}
        {reading && t('reading.at', { ago: formatAgo(reading.readAt, Date.now(), tag) })}
        {reading && !reading.hasText && ` · ${t(reading.isCutOff ? 'reading.cutOff' : 'reading.noText')}`}
      </p>
      {reading && (
        <ul className={styles.checks}>
          {reading.checks.map((check) => (
            <Check key={check.check} check={check} />
          ))}
        </ul>
      )}
    </section>
  );
};

const Check = ({ check }: { check: CaseCheck }) => {
  const { t } = useTranslation('verification');
  const wordsOf = useCheckWords();
  return (
    <li className={styles.check}>
      <Badge tone={TONES[check.outcome]}>{t(`outcome.${check.outcome}`)}</Badge>
      <span className={styles.stack}>
        <span>{t(`check.${check.check}.name`)}</span>
        <span className={styles.small}>{wordsOf(check)}</span>
      </span>
    </li>
  );
};
