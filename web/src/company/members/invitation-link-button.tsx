import type { Invitation } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/button/button.tsx';
import { ShownLinkDialog } from '../../kit/ui/dialog/shown-link-dialog.tsx';
import { useMakeInvitationLink } from '../company.queries.ts';

/** Creates an invitation link on click and shows it once. */
export const InvitationLinkButton = ({ id, email }: Pick<Invitation, 'id' | 'email'>) => {
  const { t } = useTranslation('company');
  const { mutate, data, isPending, reset } = useMakeInvitationLink();
  return (
    <>
      <Button
        size="small"
        aria-label={t('invitations.linkOf', { email })}
        onClick={() => mutate({ id })}
        isPending={isPending}
      >
        {t('invitations.link')}
      </Button>
      {data && (
        <ShownLinkDialog
          title={t('invitations.linkMade')}
          text={t('invitations.linkText', { email })}
          url={data.url}
          onClose={reset}
        />
      )}
    </>
  );
};
