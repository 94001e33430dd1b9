import { groupedBusinessNumber, ROLES, USER_STATES, type UserRow } from '@ieum/contract';
import { operatorPaths } from '@ieum/contract/company/operators/operator.paths.ts';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../kit/format/moment.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { useNames } from '../../../kit/language/use-names.ts';
import { ListTable } from '../../../kit/list/list-table.tsx';
import { useListed } from '../../../kit/list/listed.ts';
import { SearchBox } from '../../../kit/list/search-box.tsx';
import type { TableColumn } from '../../../kit/ui/table/table-column.ts';
import { FilterChip } from '../../../kit/ui/toolbar/filter-chip.tsx';
import { operatorQueries } from '../operator.queries.ts';
import { userAddress, userSearchOf } from './address.ts';
import { UserBadges } from './badges.tsx';

/** Columns that serve as filters and start hidden: the badges in the state column show the same facts. */
const SHOWN_BY_BADGES = ['isConfirmed', 'isLocked'];

export const UserTable = ({ main }: { main: ReactNode }) => {
  const { t } = useTranslation('admin');
  const columns = useColumns();
  const listed = useListed({ address: userAddress, query: (list) => operatorQueries.users(userSearchOf(list)) });
  const { q, companyId } = listed.list;
  return (
    <ListTable
      listed={listed}
      label={t('nav.users')}
      columns={columns}
      hiddenFirst={SHOWN_BY_BADGES}
      toolSet={{
        search: (
          <SearchBox
            label={t('users.search')}
            help={t('users.searchHelp')}
            value={q}
            onValue={(text) => listed.setValue('q', text)}
          />
        ),
        main,
        chips: companyId && (
          <FilterChip label="" text={t('users.ofCompany')} onRemove={() => listed.setValue('companyId', '')} />
        ),
      }}
      nameOf={({ name }) => name}
      hrefOf={({ id }) => operatorPaths.user(id)}
    />
  );
};

const useColumns = () => {
  const { t } = useTranslation('admin');
  const { tag } = useLanguage();
  const { nameOf } = useNames();
  return useMemo((): TableColumn<UserRow>[] => {
    const yesNo = ['yes', 'no'] as const;
    return [
      {
        id: 'name',
        header: t('user.name'),
        cell: ({ name, state }) => (state === 'left' ? t('user.gone') : name),
        card: 'title',
        isSortable: true,
        isAlwaysShown: true,
      },
      {
        id: 'state',
        header: t('user.state'),
        cell: (row) => <UserBadges {...row} />,
        card: 'state',
        filter: USER_STATES.map((value) => ({ value, label: t(`userState.${value}`) })),
      },
      {
        id: 'email',
        header: t('user.email'),
        cell: ({ email, state }) => (state === 'left' ? '' : email),
        card: 'note',
      },
      {
        id: 'company',
        header: t('user.company'),
        cell: ({ company }) => (company ? nameOf(company) || groupedBusinessNumber(company.businessNumber) : ''),
        card: 'what',
      },
      {
        id: 'role',
        header: t('user.role'),
        cell: ({ role }) => t(`role.${role}`),
        card: 'amount',
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
  }, [t, tag, nameOf]);
};
