import type { VerificationCase } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { useDownloadDocument } from '../../../document/download-document.ts';
import { formatDate } from '../../../kit/format/moment.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { Badge } from '../../../kit/ui/badge/badge.tsx';
import { Button } from '../../../kit/ui/button/button.tsx';
import { DECISION_TONES } from '../case-tones.ts';
import verificationStyles from '../verification.module.css';
import styles from './desk.module.css';

type Round = VerificationCase['rounds'][number];

/** Lists earlier submissions, their decisions and who decided. */
export const CaseRounds = ({ rounds }: { rounds: Round[] }) => {
  const { t } = useTranslation('verification');
  const decided = rounds.filter(({ decision }) => decision !== null);
  if (decided.length === 0) return null;
  return (
    <section className={verificationStyles.section} aria-labelledby="earlier">
      <h2 id="earlier">{t('rounds.title')}</h2>
      <ol className={verificationStyles.list} reversed>
        {decided.map((round) => (
          <EarlierRound key={round.round} {...round} />
        ))}
      </ol>
    </section>
  );
};

const EarlierRound = ({
  round,
  submittedAt,
  decision,
  decidedBy,
  decidedAt,
  note,
  fields,
  typed,
  certificate,
}: Round) => {
  const { t } = useTranslation('verification');
  const { tag } = useLanguage();
  const download = useDownloadDocument();
  const opened = typed.openedOn && formatDate(typed.openedOn, tag);
  const values = [typed.businessNumber, typed.companyName, typed.representative, opened].filter(Boolean);
  return (
    <li className={verificationStyles.round}>
      <div className={verificationStyles['round-head']}>
        <strong>{t('rounds.round', { round })}</strong>
        {decision && <Badge tone={DECISION_TONES[decision]}>{t(`decision.${decision}`)}</Badge>}
        <span className={styles.small}>
          {decidedAt && formatDate(decidedAt, tag)} <bdi>{decidedBy?.name}</bdi>
        </span>
      </div>
      <p className={styles.small}>
        {t('rounds.submitted', { date: formatDate(submittedAt, tag) })} · <bdi>{values.join(' · ')}</bdi>
      </p>
      {note !== '' && <p className={verificationStyles.note}>{note}</p>}
      {fields.map((correction) => (
        <p key={correction.field} className={verificationStyles.note}>
          <strong>{t(`field.${correction.field}`)}</strong> {correction.note}
        </p>
      ))}
      <div>
        <Button
          size="small"
          look="ghost"
          onClick={() => download.mutate(certificate)}
          aria-label={t('paper.downloadOf', { name: certificate.name, round })}
        >
          {t('paper.download')}
        </Button>
      </div>
    </li>
  );
};
