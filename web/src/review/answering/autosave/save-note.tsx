import { Check, CircleAlert, LoaderCircle, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/ui/button/button.tsx';
import { classNames } from '../../../kit/ui/class-names.ts';
import { useReviewWords } from '../../review-words.ts';
import type { Autosave } from './autosave.ts';
import styles from './save-note.module.css';
import { useSaveState } from './use-answering.ts';

/** Shows whether the answers are saved, since when, and what to do if they are not. */
export const SaveNote = ({ autosave }: { autosave: Autosave }) => {
  const { t } = useTranslation('declaration');
  const words = useReviewWords();
  const { phase, savedAt, conflicts } = useSaveState(autosave);
  const left = Object.keys(conflicts).length;
  if (phase === 'closed') return <Note icon="bad" text={t('save.closed')} />;
  if (phase === 'failed') {
    return (
      <Note icon="bad" text={t('save.failed')}>
        <Button size="small" onClick={() => void autosave.flush()}>
          {t('save.again')}
        </Button>
      </Note>
    );
  }
  if (phase === 'saving' || phase === 'waiting') return <Note icon="busy" text={t('save.saving')} />;
  if (left > 0) return <Note icon="warn" text={t('save.conflicts', { count: left })} />;
  return <Note icon="good" text={t('save.saved', { time: words.clock(savedAt) })} />;
};

const ICONS = { good: Check, busy: LoaderCircle, warn: TriangleAlert, bad: CircleAlert };

type NoteProps = { icon: keyof typeof ICONS; text: string; children?: React.ReactNode };

const Note = ({ icon, text, children }: NoteProps) => {
  const Icon = ICONS[icon];
  return (
    <div className={classNames(styles.saveNote, styles[icon])}>
      <Icon size={16} aria-hidden />
      <span role={icon === 'bad' ? 'alert' : 'status'}>{text}</span>
      {children}
    </div>
  );
};
