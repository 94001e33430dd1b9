import type { Verification } from '@ieum/contract';
import { BadgeCheck, FileQuestion } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../kit/format/moment.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { Badge } from '../../../kit/ui/badge/badge.tsx';
import { Note } from '../../../kit/ui/section/section.tsx';
import { Notice } from '../../../kit/ui/state/notice.tsx';
import { CASE_TONES } from '../case-tones.ts';
import styles from '../verification.module.css';
import { Checklist } from './checklist.tsx';
import { ConfirmCertificate } from './confirm-certificate.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { EarlierRounds } from './earlier-rounds.tsx';

type Own = NonNullable<Verification['own']>;

/** Shows the state of the verification, what the applicant has to do, and earlier submissions. */
export const VerificationPanel = ({ verification }: { verification: Verification }) => {
  const { t } = useTranslation('verification');
  const { own, companyState } = verification;
  if (!own) {
    const state = companyState === 'verified' ? 'verified' : 'none';
    const icon = state === 'verified' ? BadgeCheck : FileQuestion;
    return <Notice icon={icon} title={t(`own.${state}.title`)} text={t(`own.${state}.text`)} />;
  }
  const isTurn = own.can.correct || own.can.resubmit;
  return (
    <div className={styles.sections}>
      {own.offer && <ConfirmCertificate />}
      <State own={own} />
      {isTurn && <CorrectionForm key={own.version} own={own} />}
      <Checklist verification={verification} own={own} />
      <EarlierRounds rounds={own.rounds} />
    </div>
  );
};

const State = ({ own }: { own: Own }) => {
  const { t } = useTranslation('verification');
  const { tag } = useLanguage();
  const { state, reason, submittedAt, round } = own;
  return (
    <section className={styles.panel} aria-label={t('own.state')}>
      <div className={styles.state}>
        <Badge tone={CASE_TONES[state]}>{t(`state.${state}`)}</Badge>
        <Note as="span">{t('own.submitted', { date: formatDate(submittedAt, tag), round })}</Note>
      </div>
      <p>{t(`own.meaning.${state}`)}</p>
      {state === 'rejected' && reason !== '' && (
        <div>
          <h2 className={styles.muted}>{t('own.reason')}</h2>
          <p className={styles.note}>{reason}</p>
        </div>
      )}
    </section>
  );
};
