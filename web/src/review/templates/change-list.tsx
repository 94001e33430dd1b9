import type { FormContent } from '@ieum/contract';
import { ArrowUpDown, Minus, PencilLine, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../kit/ui/badge/badge.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import { useFormWords } from '../record/form/words.ts';
import { formChanges } from './form-changes.ts';
import styles from './templates.module.css';

const LOOKS = {
  added: { tone: 'good', icon: Plus },
  removed: { tone: 'bad', icon: Minus },
  changed: { tone: 'info', icon: PencilLine },
  moved: { tone: 'neutral', icon: ArrowUpDown },
} as const;

/** Lists the changes of the questions from one form to another. */
export const ChangeList = ({ before, after }: { before: FormContent; after: FormContent }) => {
  const { t } = useTranslation('questionnaire');
  const words = useFormWords();
  const changes = useMemo(() => formChanges(before, after), [before, after]);
  if (changes.length === 0) return <Note>{t('changes.none')}</Note>;
  return (
    <>
      <Note>{t('changes.count', { count: changes.length })}</Note>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul className={styles.changes} aria-label={t('changes.label')} tabIndex={0}>
        {changes.map(({ kind, key, words: text }) => (
          <li key={key}>
            <Badge {...LOOKS[kind]}>{t(`changes.${kind}`)}</Badge>
            <span>{words(text) || t('noWords')}</span>
          </li>
        ))}
      </ul>
    </>
  );
};
