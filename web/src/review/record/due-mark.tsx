import type { ListedDeclaration } from '@ieum/contract';
import { AlarmClock } from 'lucide-react';
import { todayInKorea } from '../../kit/format/today.ts';
import { Badge } from '../../kit/ui/badge/badge.tsx';
import styles from './record.module.css';
import { daysBetween, isOverdue, useDeclarationWords } from './words.ts';

const NOTHING = '–';
/** Number of days beyond which the date alone says more. */
const NEAR_DAYS = 60;

/** Shows the due day, and marks an overdue one by an icon and a word. */
export const DueMark = ({ declaration }: { declaration: Pick<ListedDeclaration, 'dueOn' | 'state'> }) => {
  const words = useDeclarationWords();
  const { dueOn, state } = declaration;
  if (dueOn === '') return NOTHING;
  const isOpen = state === 'submitted' || state === 'in_review' || state === 'changes_requested';
  const isLate = isOverdue(declaration, todayInKorea());
  return (
    <span className={styles.due}>
      <time dateTime={dueOn}>{words.day(dueOn)}</time>
      {isLate && (
        <Badge tone="bad" icon={AlarmClock}>
          {words.left(dueOn)}
        </Badge>
      )}
      {isOpen && !isLate && daysBetween(todayInKorea(), dueOn) <= NEAR_DAYS && (
        <span className={styles.quiet}>{words.left(dueOn)}</span>
      )}
    </span>
  );
};
