import type { Question } from '@ieum/contract';
import { History, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../kit/ui/badge/badge.tsx';
import { Button } from '../../kit/ui/button/button.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import { useAnswerText } from '../record/form/answer-text.ts';
import type { Autosave, Conflict } from './autosave/autosave.ts';
import styles from './field-beside.module.css';

const SOURCES = { last: History, known: Sparkles };

/** Marks an answer that was filled in automatically, with its source. */
export const OfferedMark = ({ from }: { from: 'known' | 'last' }) => {
  const { t } = useTranslation('declaration');
  return (
    <Badge tone="info" icon={SOURCES[from]}>
      {t(`offered.${from}`)}
    </Badge>
  );
};

type ConflictBoxProps = { conflict: Conflict; question: Question | undefined; fieldKey: string; autosave: Autosave };

/** Shows both answers where a colleague was faster, and lets the user choose. */
export const ConflictBox = ({ conflict, question, fieldKey, autosave }: ConflictBoxProps) => {
  const { t } = useTranslation('declaration');
  const textOf = useAnswerText();
  const shown = (value: Conflict['mine']) =>
    (question ? textOf(question, value) : typeof value === 'string' && value) || t('form.unanswered');
  return (
    <fieldset className={styles.conflict}>
      <legend>{t('conflict.title')}</legend>
      <Note>{t('conflict.text')}</Note>
      <dl className={styles.sides}>
        {(['mine', 'theirs'] as const).map((side) => (
          <div key={side}>
            <dt>{t(`conflict.${side}`)}</dt>
            <dd>{shown(conflict[side])}</dd>
            <Button size="small" onClick={() => autosave.choose(fieldKey, side)}>
              {t(`conflict.take.${side}`)}
            </Button>
          </div>
        ))}
      </dl>
    </fieldset>
  );
};
