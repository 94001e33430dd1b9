import { APPROVALS_AT_ONCE_MAX, type ListedDeclaration, REVIEW_NOTE_MAX } from '@ieum/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLooseWords } from '../../../kit/language/loose-words.ts';
import { Badge } from '../../../kit/ui/badge/badge.tsx';
import { Button } from '../../../kit/ui/button/button.tsx';
import { FormDialog } from '../../../kit/ui/dialog/form-dialog.tsx';
import { Modal } from '../../../kit/ui/dialog/modal.tsx';
import { TextArea } from '../../../kit/ui/input/text-area.tsx';
import { type BulkApproval, useApproveDeclarations } from '../../record/declaration.queries.ts';
import styles from '../../record/record.module.css';
import { useDeclarationWords } from '../../record/words.ts';

type QueueBulkProps = { declarations: ListedDeclaration[]; onDone: () => void };

/** Approves the chosen declarations one by one, and shows the outcome of each. */
export const QueueBulk = ({ declarations, onDone }: QueueBulkProps) => {
  const { t } = useTranslation('review');
  const [isAsking, setAsking] = useState(false);
  const [note, setNote] = useState('');
  // Keeps the declarations: the list is read again and may no longer contain them.
  const [outcome, setOutcome] = useState<{ outcome: BulkApproval; declarations: ListedDeclaration[] }>();
  const approve = useApproveDeclarations();
  const open = declarations.filter(({ state }) => state === 'in_review').slice(0, APPROVALS_AT_ONCE_MAX);
  const send = () =>
    approve.mutate(
      { items: open.map(({ id, version, round }) => ({ id, version, round })), note },
      {
        onSuccess: (result) => {
          setAsking(false);
          setOutcome({ outcome: result, declarations: open });
        },
        onError: () => setAsking(false),
      },
    );
  return (
    <>
      <Button size="small" disabled={open.length === 0} onClick={() => setAsking(true)}>
        {t('bulk.approve', { count: open.length })}
      </Button>
      {open.length < declarations.length && <span className={styles.quiet}>{t('bulk.onlyTaken')}</span>}
      {isAsking && (
        <FormDialog
          title={t('bulk.question', { count: open.length })}
          text={t('bulk.text')}
          submit={t('bulk.approve', { count: open.length })}
          isPending={approve.isPending}
          onSubmit={send}
          onClose={() => setAsking(false)}
        >
          <TextArea
            label={t('label.note')}
            isOptional
            rows={2}
            maxLength={REVIEW_NOTE_MAX}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </FormDialog>
      )}
      {outcome && <OutcomeDialog {...outcome} onClose={onDone} />}
    </>
  );
};

type OutcomeDialogProps = { outcome: BulkApproval; declarations: ListedDeclaration[]; onClose: () => void };

const OutcomeDialog = ({ outcome, declarations, onClose }: OutcomeDialogProps) => {
  const { t } = useTranslation('review');
  const words = useDeclarationWords();
  const reason = useLooseWords('review');
  const resultOf = (id: string) => {
    if (outcome.approved.includes(id)) return <Badge tone="good">{t('bulk.approved')}</Badge>;
    if (outcome.first.includes(id)) return <Badge tone="info">{t('bulk.first')}</Badge>;
    const code = outcome.refused.find((item) => item.id === id)?.code ?? '';
    return (
      <>
        <Badge tone="bad">{t('bulk.refused')}</Badge>
        <span>{reason(`refusal.${code.replace('.', '_')}`) ?? t('refusal.other')}</span>
      </>
    );
  };
  return (
    <Modal
      size="medium"
      title={t('bulk.outcome')}
      text={t('bulk.outcomeText', {
        approved: String(outcome.approved.length + outcome.first.length),
        refused: String(outcome.refused.length),
      })}
      onClose={onClose}
      actions={
        <Button look="solid" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <ul className={styles.outcome}>
        {declarations.map((item) => (
          <li key={item.id}>
            <bdi>{`${words.partner(item.respondent)} · ${words.title(item)}`}</bdi>
            <span className={styles.result}>{resultOf(item.id)}</span>
          </li>
        ))}
      </ul>
    </Modal>
  );
};
