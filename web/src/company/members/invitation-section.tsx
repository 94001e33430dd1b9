import { useQuery } from '@tanstack/react-query';
import { Mail, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isMailUnsent } from '../../kit/portal-facts.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import { EmptyState } from '../../kit/ui/state/empty-state.tsx';
import { DataTable } from '../../kit/ui/table/data-table.tsx';
import { startState } from '../../kit/ui/table/table-state.ts';
import styles from '../company.module.css';
import { companyQueries } from '../company.queries.ts';
import { useCompany } from '../use-company.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';
import { asState, type RevocableInvitation, useInvitationColumns } from './use-invitation-columns.tsx';

const NOBODY: never[] = [];

/** Lists the invitations to colleagues and offers to send a new one. */
export const InvitationSection = () => {
  const { t } = useTranslation(['company', 'common']);
  const company = useCompany();
  const [state, setState] = useState(() => startState());
  const [isInviting, setInviting] = useState(false);
  const [revoked, setRevoked] = useState<RevocableInvitation>();
  const chosen = asState(state.filters.state);
  const { data, isPending, isError, refetch, isPlaceholderData } = useQuery({
    ...companyQueries.invitations({ page: state.page, ...(chosen && { state: chosen }) }),
    throwOnError: false,
    placeholderData: (before) => before,
  });
  const columns = useInvitationColumns(setRevoked);
  // No table before the first invitation: there is nothing to filter or sort.
  const isEmpty = data?.total === 0 && !chosen;
  const obstacle = company.state === 'verified' ? 'email' : 'company';
  const invite = (
    <Button look="solid" disabled={!company.can.invite} onClick={() => setInviting(true)}>
      <UserPlus size={16} aria-hidden />
      {t('invitations.start')}
    </Button>
  );
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{t('invitations.title')}</h2>
        {invite}
      </div>
      {isMailUnsent() && <Note>{t('common:keptMail.invite')}</Note>}
      {!company.can.invite && <Note>{t(`invitations.obstacle.${obstacle}`)}</Note>}
      {isEmpty ? (
        <EmptyState icon={Mail} heading="h3" title={t('invitations.empty.title')} text={t('invitations.empty.text')} />
      ) : (
        <DataTable
          label={t('invitations.title')}
          columns={columns}
          rows={data?.rows ?? NOBODY}
          total={data?.total ?? 0}
          idOf={({ id }) => id}
          nameOf={({ email }) => email}
          state={state}
          onChange={setState}
          isPending={isPending || isPlaceholderData}
          isFailed={isError}
          onRetry={refetch}
        />
      )}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {revoked && <RevokeDialog {...revoked} onClose={() => setRevoked(undefined)} />}
    </section>
  );
};
