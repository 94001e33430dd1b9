import type { SupplyInvitation } from '@ieum/contract';
import { invitationPaths } from '@ieum/contract/supply/invitations/invitations.paths.ts';
import { Ban, Ellipsis, Link, type LucideIcon, Send, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { isMailUnsent } from '../../kit/portal-facts.ts';
import { Button, LinkButton } from '../../kit/ui/button/button.tsx';
import { IconButton } from '../../kit/ui/button/icon-button.tsx';
import { ShownLinkDialog } from '../../kit/ui/dialog/shown-link-dialog.tsx';
import { Menu, MenuItem } from '../../kit/ui/popover/menu.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import styles from './invitations.module.css';
import { useMakeSupplyInvitationLink, useResendSupplyInvitation } from './invitations.queries.ts';
import type { InvitationToRevoke } from './use-columns.tsx';

type InvitationActsProps = { invitation: SupplyInvitation; onRevoke: (invitation: InvitationToRevoke) => void };
type Act = 'resend' | 'makeLink' | 'askOther' | 'revoke';
/** `name` also says whose invitation it is, for the button. */
type Face = { label: string; name: string; icon: LucideIcon; isPending?: boolean } & (
  | { run: () => void }
  | { to: string }
);

/** The first act that is possible has a button. Without a mail server, only the link reaches the supplier. */
const orderOf = (isUnsent: boolean): Act[] =>
  isUnsent ? ['makeLink', 'resend', 'askOther', 'revoke'] : ['resend', 'askOther', 'makeLink', 'revoke'];

/** Shows the most likely act as a button, and the others in a menu. The created link is shown once. */
export const InvitationActs = ({ invitation, onRevoke }: InvitationActsProps) => {
  const { t } = useTranslation(['supplyInvite', 'common']);
  const navigate = useNavigate();
  const { id, linkId, email, can } = invitation;
  const resend = useResendSupplyInvitation();
  const makeLink = useMakeSupplyInvitationLink();
  const send = () =>
    resend.mutate(
      { id },
      {
        onSuccess: ({ isMailed }) =>
          showToast(
            isMailed
              ? { kind: 'done', text: t('sent', { email }) }
              : { kind: 'info', text: t('common:keptMail.notSent') },
          ),
      },
    );
  const faces: Record<Act, Face> = {
    resend: {
      label: t('resend'),
      name: t('resendOf', { email }),
      icon: Send,
      isPending: resend.isPending,
      run: send,
    },
    makeLink: {
      label: t('link'),
      name: t('linkOf', { email }),
      icon: Link,
      isPending: makeLink.isPending,
      run: () => makeLink.mutate({ id }),
    },
    askOther: {
      label: t('askOther'),
      name: t('askOtherOf', { email }),
      icon: UserPlus,
      to: invitationPaths.inviteFor(linkId),
    },
    revoke: { label: t('revoke'), name: t('revokeOf', { email }), icon: Ban, run: () => onRevoke({ id, email }) },
  };
  const [main, ...others] = orderOf(isMailUnsent()).filter((act) => can[act]);
  const more = (
    <IconButton label={t('moreOf', { email })}>
      <Ellipsis size={16} aria-hidden />
    </IconButton>
  );
  return (
    <>
      <div className={styles.buttons}>
        {main && <MainAct face={faces[main]} />}
        {others.length > 0 && (
          <Menu trigger={more} placement="bottom end">
            {others.map((act) => {
              const face = faces[act];
              return (
                <MenuItem
                  key={act}
                  label={face.label}
                  icon={face.icon}
                  disabled={face.isPending ?? false}
                  isDestructive={act === 'revoke'}
                  onAction={() => ('to' in face ? navigate(face.to) : face.run())}
                />
              );
            })}
          </Menu>
        )}
      </div>
      {makeLink.data && (
        <ShownLinkDialog
          title={t('linkMade')}
          text={t('linkText', { email })}
          url={makeLink.data.url}
          onClose={makeLink.reset}
        />
      )}
    </>
  );
};

const MainAct = ({ face }: { face: Face }) =>
  'to' in face ? (
    <LinkButton size="small" aria-label={face.name} to={face.to}>
      {face.label}
    </LinkButton>
  ) : (
    <Button size="small" aria-label={face.name} onClick={face.run} isPending={face.isPending ?? false}>
      {face.label}
    </Button>
  );
