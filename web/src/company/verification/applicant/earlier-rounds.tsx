import type { CaseRound } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../kit/format/moment.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { Badge } from '../../../kit/ui/badge/badge.tsx';
import { Note } from '../../../kit/ui/section/section.tsx';
import { DECISION_TONES } from '../case-tones.ts';
import styles from '../verification.module.css';

/** Lists earlier submissions and their decisions. Renders nothing before the first decision. */
export const EarlierRounds = ({ rounds }: { rounds: CaseRound[] }) => {
  const { t } = useTranslation('verification');
  const decided = rounds.filter(({ decision }) => decision !== null);
  if (decided.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="rounds">
      <h2 id="rounds">{t('rounds.title')}</h2>
      <ol className={styles.list} reversed>
        {decided.map((round) => (
          <Round key={round.round} {...round} />
        ))}
      </ol>
    </section>
  );
};

const Round = ({ round, submittedAt, decision, note, fields }: CaseRound) => {
  const { t } = useTranslation('verification');
  const { tag } = useLanguage();
  return (
    <li className={styles.round}>
      <div className={styles['round-head']}>
        <strong>{t('rounds.round', { round })}</strong>
        {decision && <Badge tone={DECISION_TONES[decision]}>{t(`decision.${decision}`)}</Badge>}
        <Note as="span">{t('rounds.submitted', { date: formatDate(submittedAt, tag) })}</Note>
      </div>
      {note !== '' && <p className={styles.note}>{note}</p>}
      {fields.map((correction) => (
        <p key={correction.field} className={styles.note}>
          <strong>{t(`field.${correction.field}`)}</strong> {correction.note}
        </p>
      ))}
    </li>
  );
};
