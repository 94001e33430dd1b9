import { appPaths } from '@ieum/contract/app.paths.ts';
import { invitationPaths } from '@ieum/contract/supply/invitations/invitations.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Mail, Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { isMailUnsent } from '../../kit/portal-facts.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { Breadcrumb } from '../../kit/ui/navigation/breadcrumb.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { EmptyState } from '../../kit/ui/state/empty-state.tsx';
import { DataTable } from '../../kit/ui/table/data-table.tsx';
import { invitationQueries } from './invitations.queries.ts';
import { InviteSupplierDialog } from './invite-dialog.tsx';
import { invitationSearchOf } from './list-input.ts';
import { RevokeInvitationDialog } from './revoke-dialog.tsx';
import { type InvitationToRevoke, useInvitationColumns } from './use-columns.tsx';
import { useInvitationList } from './use-list.ts';

const NOBODY: never[] = [];

/** Lists the invited suppliers with the status of each invitation, and invites another. */
export const InvitationsPage = () => {
  const { t } = useTranslation(['supplyInvite', 'common']);
  const { t: tShell } = useTranslation('shell');
  const { input, state, setState } = useInvitationList();
  const [search, setSearch] = useSearchParams();
  const [isInviting, setInviting] = useState(false);
  const [revoked, setRevoked] = useState<InvitationToRevoke>();
  const { data, isPending, isError, refetch, isPlaceholderData } = useQuery({
    ...invitationQueries.list(input),
    throwOnError: false,
    placeholderData: (before) => before,
  });
  const columns = useInvitationColumns(setRevoked);
  const linkId = search.get('invite');
  const close = () => {
    setInviting(false);
    if (!linkId) return;
    setSearch(invitationSearchOf(input), { replace: true, preventScrollReset: true });
  };
  const invite = data?.can.invite && (
    <Button look="solid" onClick={() => setInviting(true)}>
      <Send size={16} aria-hidden />
      {t('start')}
    </Button>
  );
  // Before the first invitation there is nothing to filter or to sort.
  const isEmpty = data?.total === 0 && !input.state && !input.linkId;
  return (
    <>
      <Breadcrumb places={[{ label: tShell('nav.supplyChain'), to: appPaths.supplyChain() }]} current={t('title')} />
      <Page
        title={t('title')}
        lead={isMailUnsent() ? `${t('lead')} ${t('common:keptMail.invite')}` : t('lead')}
        action={!isEmpty && invite}
      >
        {isEmpty ? (
          <EmptyState icon={Mail} title={t('empty.title')} text={t('empty.text')}>
            {invite}
          </EmptyState>
        ) : (
          <>
            {input.linkId && (
              <p>
                <Link to={invitationPaths.list()}>{t('all')}</Link>
              </p>
            )}
            <DataTable
              label={t('title')}
              columns={columns}
              rows={data?.rows ?? NOBODY}
              total={data?.total ?? 0}
              idOf={({ id }) => id}
              nameOf={({ companyName, email }) => companyName || email}
              state={state}
              onChange={setState}
              isPending={isPending || isPlaceholderData}
              isFailed={isError}
              onRetry={refetch}
            />
          </>
        )}
        {(isInviting || linkId) && <InviteSupplierDialog {...(linkId && { linkId })} onClose={close} />}
        {revoked && <RevokeInvitationDialog {...revoked} onClose={() => setRevoked(undefined)} />}
      </Page>
    </>
  );
};
