import type { Declaration } from '@ieum/contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { formatNumber } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Shortcuts } from '../../kit/record/shortcuts.tsx';
import { Button, LinkButton } from '../../kit/ui/button/button.tsx';
import { useRecordPath } from '../record/use-record-place.ts';
import type { ReviewAct } from './act-dialog.tsx';
import { possibleActs } from './possible-acts.ts';
import type { useQueueNeighbours } from './queue-neighbours.ts';
import styles from './queue-walk.module.css';

/** Letters of the decisions. Each opens the dialog that asks. */
const DECISIONS = { a: 'approve', c: 'return', r: 'reject' } as const satisfies Record<string, ReviewAct>;

type QueueWalkProps = {
  declaration: Declaration;
  neighbours: ReturnType<typeof useQueueNeighbours>;
  onAct: (act: ReviewAct) => void;
};

/** Leads a reviewer through the queue, by buttons and by keys. */
export const QueueWalk = ({ declaration, neighbours, onAct }: QueueWalkProps) => {
  const { t } = useTranslation('review');
  const { tag } = useLanguage();
  const navigate = useNavigate();
  const pathOf = useRecordPath();
  const { at, total, previous, next } = neighbours;
  const acts = possibleActs(declaration);
  if (declaration.side !== 'reviewer' || (total === 0 && acts.length === 0)) return null;
  const go = (id: string | undefined) => (id ? () => navigate(pathOf(id)) : undefined);
  const shown = { at: formatNumber(at, tag), total: formatNumber(total, tag) };
  const decisions = Object.entries(DECISIONS).map(([letter, act]) => ({
    letter,
    label: t(`act.${act}`),
    run: acts.includes(act) ? () => onAct(act) : undefined,
  }));
  return (
    <nav className={styles.walk} aria-label={t('walk.label')}>
      {at > 0 && <span className={styles.place}>{t('walk.at', shown)}</span>}
      <Step to={previous && pathOf(previous)}>
        <ChevronLeft size={16} aria-hidden />
        <span className={styles.word}>{t('walk.previous')}</span>
      </Step>
      <Step to={next && pathOf(next)}>
        <span className={styles.word}>{t('walk.next')}</span>
        <ChevronRight size={16} aria-hidden />
      </Step>
      <Shortcuts
        shortcuts={[
          { letter: 'j', label: t('walk.nextOne'), run: go(next) },
          { letter: 'k', label: t('walk.previousOne'), run: go(previous) },
          ...decisions,
        ]}
      />
    </nav>
  );
};

/** Keeps its place where there is nothing to go to. */
const Step = ({ to, children }: { to: string | undefined; children: ReactNode }) =>
  to ? (
    <LinkButton size="small" look="ghost" to={to}>
      {children}
    </LinkButton>
  ) : (
    <Button size="small" look="ghost" disabled>
      {children}
    </Button>
  );
