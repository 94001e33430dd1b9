import type { SupplyInvitation } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/button/button.tsx';
import { ShownLinkDialog } from '../../kit/ui/dialog/shown-link-dialog.tsx';
import { useMakeSupplyInvitationLink } from './invitations.queries.ts';

/** Creates the link on request and shows it once. */
export const InvitationLinkButton = ({ id, email }: Pick<SupplyInvitation, 'id' | 'email'>) => {
  const { t } = useTranslation('supplyInvite');
  const { mutate, data, isPending, reset } = useMakeSupplyInvitationLink();
  return (
    <>
      <Button size="small" aria-label={t('linkOf', { email })} onClick={() => mutate({ id })} isPending={isPending}>
        {t('link')}
      </Button>
      {data && <ShownLinkDialog title={t('linkMade')} text={t('linkText', { email })} url={data.url} onClose={reset} />}
    </>
  );
};
