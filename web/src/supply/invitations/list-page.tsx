import { invitationPaths } from '@ieum/contract/supply/invitations/invitations.paths.ts';
import { Mail, Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useReplaceSearch } from '../../kit/list/latest-search.ts';
import { ListTable } from '../../kit/list/list-table.tsx';
import { useListed } from '../../kit/list/listed.ts';
import { isMailUnsent } from '../../kit/portal-facts.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { EmptyState } from '../../kit/ui/state/empty-state.tsx';
import { usePartnerPage } from '../use-partner-page.ts';
import { invitationAddress } from './address.ts';
import { invitationQueries } from './invitations.queries.ts';
import { InviteSupplierDialog } from './invite-dialog.tsx';
import { RevokeInvitationDialog } from './revoke-dialog.tsx';
import { type InvitationToRevoke, useInvitationColumns } from './use-columns.tsx';

/** Columns that few readers need. The column menu shows them. */
const HIDDEN_FIRST = ['into', 'reminders'];

/** Lists the invited suppliers with the status of each invitation, and invites another. */
export const InvitationsPage = () => {
  const { t } = useTranslation(['supplyInvite', 'common']);
  const listed = useListed({ address: invitationAddress, query: invitationQueries.list, apart: ['linkId'] });
  const { list, data } = listed;
  const [search] = useSearchParams();
  const replaceSearch = useReplaceSearch();
  const [isInviting, setInviting] = useState(false);
  const [revoked, setRevoked] = useState<InvitationToRevoke>();
  const columns = useInvitationColumns(setRevoked);
  const linkId = search.get('invite');
  const close = () => {
    setInviting(false);
    if (linkId) replaceSearch(invitationAddress.searchOf(list), { preventScrollReset: true });
  };
  const invite = data?.can.invite && (
    <Button look="solid" onClick={() => setInviting(true)}>
      <Send size={16} aria-hidden />
      {t('start')}
    </Button>
  );
  // Before the first invitation there is nothing to filter or to sort.
  const isEmpty = data?.total === 0 && !listed.isFiltered && !list.linkId;
  return (
    <Page {...usePartnerPage()} {...(isMailUnsent() && { lead: t('common:keptMail.invite') })}>
      {isEmpty ? (
        <EmptyState icon={Mail} title={t('empty.title')} text={`${t('lead')} ${t('empty.text')}`}>
          {invite}
        </EmptyState>
      ) : (
        <>
          {list.linkId && (
            <p>
              <Link to={invitationPaths.list()}>{t('all')}</Link>
            </p>
          )}
          <ListTable
            listed={listed}
            label={t('title')}
            columns={columns}
            hiddenFirst={HIDDEN_FIRST}
            toolSet={{ main: invite }}
            nameOf={({ companyName, email }) => companyName || email}
            hasPageSizes={false}
          />
        </>
      )}
      {(isInviting || linkId) && <InviteSupplierDialog {...(linkId && { linkId })} onClose={close} />}
      {revoked && <RevokeInvitationDialog {...revoked} onClose={() => setRevoked(undefined)} />}
    </Page>
  );
};
