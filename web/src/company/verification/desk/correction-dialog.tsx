import { CORRECTION_FIELDS, type CorrectionField, IDENTITY_CORRECTIONS, JOIN_FIELDS, NOTE_MAX } from '@ieum/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../kit/ui/dialog/form-dialog.tsx';
import { TextArea } from '../../../kit/ui/input/text-area.tsx';
import { Checkbox } from '../../../kit/ui/toggle/checkbox.tsx';
import { useAskCorrection } from '../verification.queries.ts';
import type { DecisionProps } from './case-dialog.tsx';
import styles from './desk.module.css';

const OFFERED = { claim: CORRECTION_FIELDS, join: JOIN_FIELDS, identity: IDENTITY_CORRECTIONS } as const;

type Notes = Partial<Record<CorrectionField, string>>;

/** Asks for corrections: the fields to correct, each with a comment. */
export const CorrectionDialog = ({ one, onClose, onDecided }: DecisionProps) => {
  const { t } = useTranslation('verification');
  const ask = useAskCorrection();
  const [notes, setNotes] = useState<Notes>({});
  const [attempts, setAttempts] = useState(0);
  const offered: readonly CorrectionField[] = OFFERED[one.kind];
  const fields = offered.flatMap((field) => (notes[field] === undefined ? [] : [{ field, note: notes[field] }]));
  const isNone = attempts > 0 && fields.length === 0;
  const change = (field: CorrectionField, note: string | undefined) => {
    const { [field]: _, ...rest } = notes;
    setNotes(note === undefined ? rest : { ...rest, [field]: note });
  };
  const submit = () => {
    setAttempts(attempts + 1);
    const isLong = fields.some(({ note }) => note.trim().length > NOTE_MAX);
    if (fields.length === 0 || isLong) return;
    ask.mutate({ id: one.id, version: one.version, fields }, { onSuccess: ({ next }) => onDecided(next) });
  };
  return (
    <FormDialog
      size="medium"
      title={t('correct.title')}
      text={t('correct.text')}
      submit={t('desk.correct')}
      isPending={ask.isPending}
      attempts={attempts}
      onSubmit={submit}
      onClose={onClose}
    >
      {offered.map((field, nth) => (
        <div key={field}>
          <Checkbox
            label={t(`field.${field}`)}
            checked={notes[field] !== undefined}
            error={isNone && nth === 0 ? t('correct.none') : undefined}
            onChange={({ target }) => change(field, target.checked ? '' : undefined)}
          />
          {notes[field] !== undefined && (
            <div className={styles.word}>
              <TextArea
                label={t('correct.note', { field: t(`field.${field}`) })}
                isOptional
                maxLength={NOTE_MAX}
                rows={2}
                onChange={({ target }) => change(field, target.value)}
              />
            </div>
          )}
        </div>
      ))}
    </FormDialog>
  );
};
