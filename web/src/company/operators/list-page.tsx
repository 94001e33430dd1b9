import { COMPANY_STATES, type CompanyRow, groupedBusinessNumber } from '@ieum/contract';
import { operatorPaths } from '@ieum/contract/company/operators/operator.paths.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countryName } from '../../kit/format/country-names.ts';
import { formatDate } from '../../kit/format/moment.ts';
import { formatNumber } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { useNames } from '../../kit/language/use-names.ts';
import { ListTable } from '../../kit/list/list-table.tsx';
import { useListed } from '../../kit/list/listed.ts';
import { SearchBox } from '../../kit/list/search-box.tsx';
import { isMedia } from '../../kit/ui/media.ts';
import { Page } from '../../kit/ui/page/page.tsx';
import type { TableColumn } from '../../kit/ui/table/table-column.ts';
import { companyAddress, companySearchOf } from './address.ts';
import { CompanyBadges } from './badges.tsx';
import { companyQueries } from './companies.queries.ts';

/** Columns that serve as filters and start hidden. */
const FILTER_COLUMNS = ['isDisabled', 'tax'];
/** On a tablet the names and numbers need the room. */
const TABLET_COLUMNS = [...FILTER_COLUMNS, 'english'];

export const CompanyListPage = () => {
  const { t } = useTranslation('admin');
  const { nameOf } = useNames();
  const columns = useColumns();
  const listed = useListed({ address: companyAddress, query: (list) => companyQueries.list(companySearchOf(list)) });
  return (
    <Page title={t('nav.companies')}>
      <ListTable
        listed={listed}
        label={t('nav.companies')}
        columns={columns}
        hiddenFirst={isMedia('upToTablet') ? TABLET_COLUMNS : FILTER_COLUMNS}
        toolSet={{
          search: (
            <SearchBox
              label={t('companies.search')}
              help={t('companies.searchHelp')}
              value={listed.list.q}
              onValue={(text) => listed.setValue('q', text)}
            />
          ),
        }}
        nameOf={(row) => nameOf(row) || groupedBusinessNumber(row.businessNumber)}
        hrefOf={({ id }) => operatorPaths.company(id)}
      />
    </Page>
  );
};

const useColumns = () => {
  const { t } = useTranslation('admin');
  const { tag } = useLanguage();
  const { nameOf, namesOf } = useNames();
  return useMemo(
    (): TableColumn<CompanyRow>[] => [
      {
        id: 'name',
        header: t('company.name'),
        cell: (row) => nameOf(row) || t('company.unnamed'),
        card: 'title',
        isSortable: true,
        isAlwaysShown: true,
      },
      {
        id: 'number',
        header: t('company.number'),
        cell: ({ businessNumber }) => groupedBusinessNumber(businessNumber),
        card: 'what',
      },
      {
        id: 'state',
        header: t('company.state'),
        cell: (row) => <CompanyBadges {...row} />,
        card: 'state',
        filter: COMPANY_STATES.map((value) => ({ value, label: t(`companyState.${value}`) })),
      },
      {
        id: 'tax',
        header: t('company.tax'),
        cell: ({ taxState }) => t(`taxState.${taxState}`),
        filter: (['stopped', 'unanswered'] as const).map((value) => ({ value, label: t(`taxFilter.${value}`) })),
      },
      { id: 'english', header: t('company.otherName'), cell: (row) => namesOf(row).beside },
      { id: 'country', header: t('company.country'), cell: ({ country }) => countryName(country, tag) },
      {
        id: 'members',
        header: t('company.members'),
        cell: ({ members }) => formatNumber(members, tag),
        card: 'amount',
        cardCell: ({ members }) => `${t('company.members')} ${formatNumber(members, tag)}`,
        isNumeric: true,
      },
      {
        id: 'createdAt',
        header: t('company.since'),
        cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt, tag)}</time>,
        isSortable: true,
      },
      {
        id: 'isDisabled',
        header: t('company.closed'),
        cell: ({ isDisabled }) => t(isDisabled ? 'yesNo.yes' : 'yesNo.no'),
        filter: (['yes', 'no'] as const).map((value) => ({ value, label: t(`yesNo.${value}`) })),
      },
    ],
    [t, tag, nameOf, namesOf],
  );
};
