import { groupedBusinessNumber, ROLES, USER_STATES, type UserRow } from '@ieum/contract';
import { operatorPaths } from '@ieum/contract/company/operators/operator.paths.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { formatDate } from '../../../kit/format/moment.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { SearchedTable } from '../../../kit/list/searched-table.tsx';
import type { TableColumn } from '../../../kit/ui/table/table-column.ts';
import { operatorQueries } from '../operator.queries.ts';
import { UserBadges } from './badges.tsx';
import { USER_FILTERS, userSearchOf } from './search.ts';

/** Columns that serve as filters and start hidden: the badges in the state column show the same facts. */
const SHOWN_BY_BADGES = ['isConfirmed', 'isLocked'];

export const UserTable = () => {
  const { t } = useTranslation('admin');
  const columns = useColumns();
  const [address] = useSearchParams();
  return (
    <SearchedTable
      label={t('nav.users')}
      columns={columns}
      filters={USER_FILTERS}
      hiddenFirst={SHOWN_BY_BADGES}
      query={(state) => operatorQueries.users(userSearchOf(state))}
      search={{ label: t('users.search'), help: t(address.get('companyId') ? 'users.ofCompany' : 'users.searchHelp') }}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      hrefOf={({ id }) => operatorPaths.user(id)}
    />
  );
};

const useColumns = () => {
  const { t } = useTranslation('admin');
  const { tag } = useLanguage();
  return useMemo((): TableColumn<UserRow>[] => {
    const yesNo = ['yes', 'no'] as const;
    return [
      {
        id: 'name',
        header: t('user.name'),
        cell: ({ name, state }) => (state === 'left' ? t('user.gone') : name),
        isSortable: true,
        isAlwaysShown: true,
      },
      {
        id: 'state',
        header: t('user.state'),
        cell: (row) => <UserBadges {...row} />,
        filter: USER_STATES.map((value) => ({ value, label: t(`userState.${value}`) })),
      },
      { id: 'email', header: t('user.email'), cell: ({ email, state }) => (state === 'left' ? '' : email) },
      {
        id: 'company',
        header: t('user.company'),
        cell: ({ company }) => (company ? company.name || groupedBusinessNumber(company.businessNumber) : ''),
      },
      {
        id: 'role',
        header: t('user.role'),
        cell: ({ role }) => t(`role.${role}`),
        filter: ROLES.map((value) => ({ value, label: t(`role.${value}`) })),
      },
      {
        id: 'createdAt',
        header: t('user.since'),
        cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt, tag)}</time>,
        isSortable: true,
      },
      {
        id: 'isConfirmed',
        header: t('user.confirmed'),
        cell: ({ isEmailConfirmed }) => t(isEmailConfirmed ? 'yesNo.yes' : 'yesNo.no'),
        filter: yesNo.map((value) => ({ value, label: t(`yesNo.${value}`) })),
      },
      {
        id: 'isLocked',
        header: t('user.locked'),
        cell: ({ isLocked }) => t(isLocked ? 'yesNo.yes' : 'yesNo.no'),
        filter: yesNo.map((value) => ({ value, label: t(`yesNo.${value}`) })),
      },
    ];
  }, [t, tag]);
};
