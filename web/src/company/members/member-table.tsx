import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListTable } from '../../kit/list/list-table.tsx';
import { useListed } from '../../kit/list/listed.ts';
import { SearchBox } from '../../kit/list/search-box.tsx';
import { companyQueries } from '../company.queries.ts';
import { memberAddress } from './member-address.ts';
import { MemberDialog } from './member-dialog.tsx';
import type { MemberActRequest } from './member-menu.tsx';
import { useMemberColumns } from './use-member-columns.tsx';

export const MemberTable = () => {
  const { t } = useTranslation('company');
  const listed = useListed({ address: memberAddress, query: companyQueries.members });
  const [chosen, setChosen] = useState<MemberActRequest>();
  const columns = useMemberColumns(listed.data?.can.manage ?? false, setChosen);
  return (
    <>
      <ListTable
        listed={listed}
        label={t('members.title')}
        columns={columns}
        toolSet={{
          search: (
            <SearchBox
              label={t('members.name')}
              value={listed.list.search}
              onValue={(text) => listed.setValue('search', text)}
            />
          ),
        }}
        unsorted={{ sort: 'name', order: 'asc' }}
        nameOf={({ name }) => name}
        hasPageSizes={false}
      />
      {chosen && <MemberDialog {...chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
};
