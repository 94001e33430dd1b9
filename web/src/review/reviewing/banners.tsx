import type { Declaration } from '@ieum/contract';
import { MessageSquareText, TriangleAlert, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RecordBanner } from '../../kit/record/record-page.tsx';
import reviewingStyles from '../record/record.module.css';
import styles from './banners.module.css';

/** Shows what a reviewer should know before the decision. */
export const RecordBanners = ({ declaration }: { declaration: Declaration }) => {
  const { t } = useTranslation('review');
  const { isSameDomain, side, needsTwo, firstApprovalBy, state, rounds } = declaration;
  const isOpen = state === 'submitted' || state === 'in_review';
  const last = rounds.toSorted((a, b) => b.round - a.round).find(({ decision }) => decision !== null);
  return (
    <>
      {side === 'reviewer' && isOpen && isSameDomain && (
        <RecordBanner>
          <TriangleAlert size={20} aria-hidden />
          <p>
            <strong>{t('sameDomain.title')}</strong> {t('sameDomain.text')}
          </p>
        </RecordBanner>
      )}
      {side === 'reviewer' && isOpen && needsTwo && (
        <div className={styles.note}>
          <UsersRound size={20} aria-hidden />
          <p>
            <strong>{t('two.title')}</strong>{' '}
            {firstApprovalBy === '' ? t('two.none') : t('two.first', { name: firstApprovalBy })}
          </p>
        </div>
      )}
      {!isOpen && last && last.note !== '' && (
        <div className={styles.note}>
          <MessageSquareText size={20} aria-hidden />
          <p className={reviewingStyles.body}>
            <strong>{t(`decision.${last.decision ?? 'approved'}`)}</strong>
            {`\n${last.note}`}
          </p>
        </div>
      )}
    </>
  );
};
