import { ApiError, REVIEW_NOTE_MAX } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { boundInputs } from '../../../kit/form/bound-inputs.tsx';
import { type FieldProblem, useCheckedForm } from '../../../kit/form/checked-form.ts';
import { showProblems } from '../../../kit/form/refusal.ts';
import { SendDialog } from '../../../kit/ui/dialog/send-dialog.tsx';
import { useMoveAction } from '../action.queries.ts';
import type { ActionDialogProps } from './action-dialog.tsx';

type Fields = { note: string };
const { Area } = boundInputs<Fields>();

/** Submits, accepts or sends back a task. A note is required where nothing else gives the reason. */
export const MoveDialog = ({
  action,
  move,
  onClose,
}: ActionDialogProps & { move: 'submit' | 'accept' | 'sendBack' }) => {
  const { t } = useTranslation('task');
  const change = useMoveAction();
  const isNeeded = move === 'sendBack' || (move === 'submit' && action.evidence.length === 0);
  const missing: FieldProblem[] = [['note', move === 'submit' ? 'task:problem.evidence' : 'form.required']];
  const form = useCheckedForm<Fields>({ note: '' }, ({ note }) => (isNeeded && note.trim() === '' ? missing : []));
  const refuse = (error: Error) => {
    if (error instanceof ApiError && error.code === 'review.evidence_missing')
      showProblems(form, [['note', 'task:problem.evidence']]);
    if (error instanceof ApiError && error.code === 'review.note_missing')
      showProblems(form, [['note', 'form.required']]);
  };
  return (
    <SendDialog
      title={t(`dialog.${move}.title`)}
      text={t(`dialog.${move}.text`)}
      submit={t(`act.${move}`)}
      isPending={change.isPending}
      form={form}
      send={({ note }, how) => change.mutate({ id: action.id, version: action.version, move, note: note.trim() }, how)}
      done={t(`done.${move}`)}
      onError={refuse}
      onClose={onClose}
    >
      <Area name="note" label={t(`dialog.${move}.note`)} isOptional={!isNeeded} maxLength={REVIEW_NOTE_MAX} rows={4} />
    </SendDialog>
  );
};
