import type { VerificationCase } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { formatAgo } from '../../../kit/format/relative-time.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { Badge } from '../../../kit/ui/badge/badge.tsx';
import { CompanyMark } from '../../company-mark.tsx';
import { CASE_TONES } from '../case-tones.ts';
import styles from './desk.module.css';

/** Shows the state of the case and which other operator works on it. */
export const CaseState = ({ one }: { one: VerificationCase }) => {
  const { t } = useTranslation('verification');
  const { tag } = useLanguage();
  const { state, kind, round, submittedAt, reviewer, lastDecision, reason, holder } = one;
  const ago = (at: string) => formatAgo(at, Date.now(), tag);
  const isClosed = state === 'verified' || state === 'rejected' || state === 'needs_correction';
  return (
    <>
      <div className={styles.head}>
        <div>
          <Badge tone={CASE_TONES[state]}>{t(`state.${state}`)}</Badge>
          <span>{t(`kind.${kind}`)}</span>
          <CompanyMark country={one.country} number={one.businessNumber} />
          <span className={styles.small}>{t('desk.waiting', { ago: ago(submittedAt), round })}</span>
        </div>
      </div>
      {reviewer && !reviewer.isMe && (
        <p className={styles.warned} role="status">
          {t('desk.heldBy', { name: reviewer.name, ago: ago(reviewer.takenAt) })}
        </p>
      )}
      {isClosed && lastDecision && (
        <p className={styles.told} role="status">
          {t('desk.decidedBy', {
            name: lastDecision.by.name,
            ago: ago(lastDecision.at),
            decision: t(`decision.${lastDecision.decision}`),
          })}
          {reason !== '' && ` · ${reason}`}
        </p>
      )}
      {kind === 'claim' && holder && state !== 'verified' && (
        <p className={styles.warned}>{t('desk.holder', { name: holder.name || one.businessNumber })}</p>
      )}
    </>
  );
};
