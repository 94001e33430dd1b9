import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { ClipboardCheck, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../kit/ui/button/button.tsx';
import { IconButton } from '../../../kit/ui/button/icon-button.tsx';
import { useFlowWords } from '../../flow-words.ts';
import styles from '../quarter.module.css';
import type { Told } from '../sheet-screen.tsx';

type PasteNoteProps = {
  told: Told;
  period: string;
  flagged: number;
  onFlagged: () => void;
  onUndo: () => void;
  onClose: () => void;
};

/** Names in a message; more would hide what it says. */
const NAMED_MAX = 5;
/** Lists the pasted periods that the user can open from the message. */
const OPENED_MAX = 2;

/** Says what a paste has done, what it left out and why. One step takes all of it back. */
export const PasteNote = ({ told, period, flagged, onFlagged, onUndo, onClose }: PasteNoteProps) => {
  const { t } = useTranslation('quarter');
  const words = useFlowWords();
  const sentences = () => {
    if (told.kind === 'same') return [t('pasted.same', { count: told.count })];
    const { plan } = told;
    if (plan.kind === 'otherPeriod') {
      const periods = plan.periods.map((other) => words.period(other)).join(', ');
      return [t('pasted.otherPeriod', { periods, period: words.period(period) })];
    }
    const { put, blank, unreadable, unknown, ambiguous, over } = plan.report;
    const some = (names: string[]) => names.slice(0, NAMED_MAX).join(', ') + (names.length > NAMED_MAX ? ' …' : '');
    return [
      t('pasted.put', { count: put }),
      blank > 0 && t('pasted.blank'),
      unreadable.length > 0 && t('pasted.unreadable', { cells: some(unreadable) }),
      unknown.length > 0 && t('pasted.unknown', { names: some(unknown) }),
      ambiguous.length > 0 && t('pasted.ambiguous', { names: some(ambiguous) }),
      over > 0 && t('pasted.over', { count: over }),
    ].filter((sentence) => sentence !== false);
  };
  const others = told.kind === 'pasted' && told.plan.kind === 'otherPeriod' ? told.plan.periods : [];
  const isDone = told.kind === 'same' || (told.plan.kind === 'values' && told.plan.report.put > 0);
  return (
    <div className={styles.told} role="status">
      <ClipboardCheck size={16} aria-hidden />
      <p>
        {sentences().join(' ')}{' '}
        {isDone && flagged > 0 && (
          <button type="button" onClick={onFlagged}>
            {t('pasted.flagged', { count: flagged })}
          </button>
        )}
      </p>
      {others.slice(0, OPENED_MAX).map((other) => (
        <LinkButton key={other} size="small" to={flowPaths.enter(other)}>
          {t('check.openPeriod', { period: words.period(other) })}
        </LinkButton>
      ))}
      {isDone && (
        <button type="button" onClick={onUndo}>
          {t('tool.undo')}
        </button>
      )}
      <IconButton label={t('pasted.close')} onClick={onClose}>
        <X size={16} aria-hidden />
      </IconButton>
    </div>
  );
};
