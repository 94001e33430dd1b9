import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/ui/button/button.tsx';
import { isDeadLink } from '../../recovery/recovery.queries.ts';
import { useDeclineInvitation } from './invitation.queries.ts';

type DeclineButtonProps = { token: string; onDead: () => void; onDeclined: () => void };

export const DeclineButton = ({ token, onDead, onDeclined }: DeclineButtonProps) => {
  const { t } = useTranslation('company');
  const decline = useDeclineInvitation();
  const send = () =>
    decline.mutate({ token }, { onSuccess: onDeclined, onError: (error) => isDeadLink(error) && onDead() });
  return (
    <Button look="ghost" size="large" isBlock onClick={send} isPending={decline.isPending}>
      {t('invite.decline')}
    </Button>
  );
};
