import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import styles from '../audit/audit.module.css';

type LogTurnsProps = {
  older: string | null;
  newer: string | null;
  isFirst: boolean;
  hrefOf: (turn: { before?: string; after?: string }) => string;
};

const LOOK = { size: 'small', look: 'ghost' } as const;

/** Links to newer and older lines. A log has no page numbers, because lines are added in front meanwhile. */
export const LogPageLinks = ({ older, newer, isFirst, hrefOf }: LogTurnsProps) => {
  const { t } = useTranslation('audit');
  if (!older && !newer && isFirst) return null;
  return (
    <nav className={styles.turns} aria-label={t('turns')}>
      {!isFirst && (
        <LinkButton {...LOOK} to={hrefOf({})}>
          {t('newest')}
        </LinkButton>
      )}
      {newer && (
        <LinkButton {...LOOK} to={hrefOf({ after: newer })} rel="prev">
          <ChevronLeft size={16} aria-hidden />
          {t('newer')}
        </LinkButton>
      )}
      {older && (
        <LinkButton {...LOOK} to={hrefOf({ before: older })} rel="next">
          {t('older')}
          <ChevronRight size={16} aria-hidden />
        </LinkButton>
      )}
    </nav>
  );
};
