import { groupedBusinessNumber, NOTE_MAX, type SameNumber } from '@ieum/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../kit/ui/dialog/form-dialog.tsx';
import { TextArea } from '../../../kit/ui/input/text-area.tsx';
import { RadioGroup } from '../../../kit/ui/toggle/radio-group.tsx';
import { useVerifyCase } from '../verification.queries.ts';
import type { DecisionProps } from './case-dialog.tsx';
import styles from './desk.module.css';

type Outcome = 'join' | 'reject';
type Choice = { outcome: Outcome; reason: string };
const START: Choice = { outcome: 'join', reason: '' };
const OPEN: SameNumber['state'][] = ['submitted', 'in_review', 'needs_correction'];

const WORDS = {
  claim: { title: 'verify.title', text: 'verify.text', submit: 'desk.verify' },
  join: { title: 'verify.joinTitle', text: 'verify.joinText', submit: 'desk.letIn' },
  identity: { title: 'verify.identityTitle', text: 'verify.identityText', submit: 'desk.accept' },
} as const;

/** Verifies a case and asks what happens to every other open claim to the same number. */
export const VerifyDialog = ({ one, onClose, onDecided }: DecisionProps) => {
  const { t } = useTranslation('verification');
  const verify = useVerifyCase();
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  const [attempts, setAttempts] = useState(0);
  const words = WORDS[one.kind];
  const rivals =
    one.kind !== 'claim' ? [] : one.others.filter(({ kind, state }) => kind === 'claim' && OPEN.includes(state));
  const choiceOf = (id: string) => choices[id] ?? START;
  const isBare = ({ outcome, reason }: Choice) => outcome === 'reject' && reason.trim() === '';
  const submit = () => {
    setAttempts(attempts + 1);
    if (rivals.some(({ id }) => isBare(choiceOf(id)))) return;
    const others = rivals.map(({ id, version }) => ({ id, version, ...choiceOf(id) }));
    verify.mutate({ id: one.id, version: one.version, others }, { onSuccess: ({ next }) => onDecided(next) });
  };
  return (
    <FormDialog
      size="medium"
      title={t(words.title)}
      text={t(words.text, { number: groupedBusinessNumber(one.businessNumber) })}
      submit={t(words.submit)}
      isPending={verify.isPending}
      attempts={attempts}
      onSubmit={submit}
      onClose={onClose}
    >
      {rivals.length > 0 && <p>{t('verify.others', { shown: rivals.length })}</p>}
      {rivals.map((rival) => (
        <Rival
          key={rival.id}
          rival={rival}
          choice={choiceOf(rival.id)}
          isMissing={attempts > 0 && isBare(choiceOf(rival.id))}
          onChange={(choice) => setChoices({ ...choices, [rival.id]: choice })}
        />
      ))}
    </FormDialog>
  );
};

type RivalProps = { rival: SameNumber; choice: Choice; isMissing: boolean; onChange: (choice: Choice) => void };

const Rival = ({ rival, choice, isMissing, onChange }: RivalProps) => {
  const { t } = useTranslation('verification');
  const { companyName, applicantName, applicantEmail } = rival;
  const name = [companyName, applicantName, applicantEmail].filter(Boolean).join(' · ');
  return (
    <div className={styles.choice}>
      <RadioGroup
        label={name}
        value={choice.outcome}
        onChange={({ target }) => onChange({ ...choice, outcome: target.value === 'reject' ? 'reject' : 'join' })}
        options={[
          { value: 'join', label: t('verify.toJoin') },
          { value: 'reject', label: t('verify.toReject') },
        ]}
      />
      {choice.outcome === 'reject' && (
        <TextArea
          label={t('reject.reason')}
          error={isMissing ? t('problem.noteRequired') : undefined}
          maxLength={NOTE_MAX}
          rows={3}
          defaultValue={choice.reason}
          onChange={({ target }) => onChange({ ...choice, reason: target.value })}
        />
      )}
    </div>
  );
};
