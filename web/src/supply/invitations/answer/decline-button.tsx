import { LINK_REASON_MAX } from '@ieum/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isDeadLink } from '../../../account/recovery/recovery.queries.ts';
import { Button } from '../../../kit/ui/button/button.tsx';
import { FormDialog } from '../../../kit/ui/dialog/form-dialog.tsx';
import { TextArea } from '../../../kit/ui/input/text-area.tsx';
import { useDeclineSupplyInvitation } from './answer.queries.ts';

export type Ends = { token: string; onDead: () => void; onDeclined: () => void };

/** Asks for an optional reason, which the inviting company reads. */
export const DeclineSupplyButton = ({ token, onDead, onDeclined }: Ends) => {
  const { t } = useTranslation('supplyInvite');
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [reason, setReason] = useState('');
  const decline = useDeclineSupplyInvitation();
  const send = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    decline.mutate({ token, reason }, { onSuccess: onDeclined, onError: (error) => isDeadLink(error) && onDead() });
  };
  return (
    <>
      <Button look="ghost" size="large" isBlock onClick={() => setDialogOpen(true)}>
        {t('door.decline')}
      </Button>
      {isDialogOpen && (
        <FormDialog
          title={t('door.decline')}
          text={t('door.declineText')}
          submit={t('door.decline')}
          isPending={decline.isPending}
          onSubmit={send}
          onClose={() => setDialogOpen(false)}
        >
          <TextArea
            label={t('reason')}
            isOptional
            maxLength={LINK_REASON_MAX}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </FormDialog>
      )}
    </>
  );
};
