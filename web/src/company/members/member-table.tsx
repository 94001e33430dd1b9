import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../kit/ui/table/data-table.tsx';
import { companyQueries } from '../company.queries.ts';
import { MemberDialog } from './member-dialog.tsx';
import type { MemberActRequest } from './member-menu.tsx';
import { useMemberColumns } from './use-member-columns.tsx';
import { useMemberList } from './use-member-list.ts';

const NOBODY: never[] = [];

export const MemberTable = () => {
  const { t } = useTranslation('company');
  const { input, state, setState } = useMemberList();
  const { data, isPending, isError, refetch, isPlaceholderData } = useQuery({
    ...companyQueries.members(input),
    throwOnError: false,
    placeholderData: (before) => before,
  });
  const [chosen, setChosen] = useState<MemberActRequest>();
  const columns = useMemberColumns(data?.can.manage ?? false, setChosen);
  return (
    <>
      <DataTable
        label={t('members.title')}
        columns={columns}
        rows={data?.rows ?? NOBODY}
        total={data?.total ?? 0}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        state={state}
        onChange={setState}
        isPending={isPending || isPlaceholderData}
        isFailed={isError}
        onRetry={refetch}
      />
      {chosen && <MemberDialog {...chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
};
