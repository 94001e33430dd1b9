import type { AdminInvite } from '@ieum/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { MailPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { Note, RowList, RowWords, TitledSection } from '../../kit/ui/section/section.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { operatorQueries, useRevokeAdminInvite } from './operator.queries.ts';

/** Lists the invitations that can still be used. Renders nothing if there are none. */
export const AdminInvites = () => {
  const { t } = useTranslation('admin');
  const { rows } = useSuspenseQuery(operatorQueries.invites()).data;
  if (rows.length === 0) return null;
  return (
    <TitledSection title={t('invite.waiting')}>
      <RowList>
        {rows.map((invite) => (
          <InviteItem key={invite.id} {...invite} />
        ))}
      </RowList>
    </TitledSection>
  );
};

const InviteItem = ({ id, email, endsAt }: AdminInvite) => {
  const { t } = useTranslation('admin');
  const { tag } = useLanguage();
  const revoke = useRevokeAdminInvite();
  const finish = () => showToast({ kind: 'done', text: t('invite.revoked', { email }) });
  return (
    <li>
      <MailPlus size={20} aria-hidden />
      <RowWords>
        <strong>{email}</strong>
        <Note as="span">{t('invite.until', { moment: formatMoment(endsAt, tag) })}</Note>
      </RowWords>
      <Button
        size="small"
        aria-label={t('invite.revokeOf', { email })}
        isPending={revoke.isPending}
        onClick={() => revoke.mutate({ id }, { onSuccess: finish })}
      >
        {t('invite.revoke')}
      </Button>
    </li>
  );
};
