import { LINK_REASON_MAX, type SupplyLink } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { boundInputs } from '../../../kit/form/bound-inputs.tsx';
import type { FieldProblem } from '../../../kit/form/checked-form.ts';
import { SendDialog } from '../../../kit/ui/dialog/send-dialog.tsx';
import { useDisputeLink, useWithdrawLink } from '../link.queries.ts';
import type { ActDialogProps } from './act-dialog.tsx';
import { useActForm } from './use-act-form.ts';

type Fields = { reason: string };
const { Area } = boundInputs<Fields>();
const MISSING: FieldProblem[] = [['reason', 'form.required']];

/** Disputes or declines what the partner states, or withdraws our own statement. A dispute needs a reason. */
export const ReasonDialog = ({ act, link, ...ends }: ActDialogProps & { act: 'dispute' | 'withdraw' }) => {
  const { t } = useTranslation('link');
  const { id, version } = link;
  const dispute = useDisputeLink();
  const withdraw = useWithdrawLink();
  const isNeeded = act === 'dispute';
  const dialog = useActForm<Fields>(
    { reason: '' },
    ({ reason }) => (isNeeded && reason.trim() === '' ? MISSING : []),
    ends,
  );
  const about = aboutOf(act, link);
  return (
    <SendDialog
      {...dialog}
      title={t(`dialog.${about}.title`)}
      text={t(`dialog.${about}.text`)}
      submit={t(`dialog.${about}.send`)}
      isPending={dispute.isPending || withdraw.isPending}
      send={({ reason }, how) =>
        act === 'dispute'
          ? dispute.mutate({ id, version, reason }, how)
          : withdraw.mutate({ id, version, note: reason }, how)
      }
    >
      <Area name="reason" label={t('label.reason')} isOptional={!isNeeded} maxLength={LINK_REASON_MAX} rows={3} />
    </SendDialog>
  );
};

const aboutOf = (act: 'dispute' | 'withdraw', { state, isProposedByMe }: SupplyLink) => {
  if (state === 'confirmed') return `${act}Revision` as const;
  if (state === 'unidentified') return 'drop';
  return act === 'withdraw' && !isProposedByMe ? 'decline' : act;
};
