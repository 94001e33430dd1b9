import { type ListedFactory, placeName } from '@ieum/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countryName } from '../../kit/format/country-names.ts';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import type { TableColumn } from '../../kit/ui/table/table-column.ts';
import { CertificateBadge, Completeness, FactoryName, StateBadge } from './cells.tsx';

const NOTHING = '–';
const HIDDEN_FIRST = ['place', 'siteType', 'confirmedAt', 'createdAt'];
export const COLUMNS = {
  key: 'ieum.factory.hiddenColumns',
  hiddenFirst: HIDDEN_FIRST,
  hiddenOnLaptop: ['code', 'updatedAt'],
  hiddenOnTablet: ['processes', 'completeness'],
};

export const useFactoryColumns = () => {
  const { t } = useTranslation('factory');
  const { name: language, tag } = useLanguage();
  return useMemo((): TableColumn<ListedFactory>[] => {
    const day = (moment: string | null) =>
      moment === null ? NOTHING : <time dateTime={moment}>{formatDate(moment, tag)}</time>;
    return [
      {
        id: 'name',
        header: t('columns.name'),
        cell: (row) => <FactoryName {...row} />,
        card: 'title',
        isSortable: true,
        isAlwaysShown: true,
        width: 220,
      },
      { id: 'code', header: t('columns.code'), cell: ({ code }) => code || NOTHING, isSortable: true, width: 90 },
      {
        id: 'state',
        header: t('columns.state'),
        cell: ({ state }) => <StateBadge state={state} />,
        card: 'state',
        width: 110,
      },
      {
        id: 'country',
        header: t('columns.country'),
        cell: ({ country }) => countryName(country, tag),
        card: 'what',
        cardCell: ({ country, processes }) => [countryName(country, tag), ...processes].join(' · '),
        isSortable: true,
        width: 110,
      },
      {
        id: 'place',
        header: t('columns.place'),
        cell: ({ region, locality }) => placeName(region, locality, language) || NOTHING,
        width: 140,
      },
      { id: 'siteType', header: t('columns.siteType'), cell: ({ siteType }) => t(`siteType.${siteType}`), width: 100 },
      {
        id: 'processes',
        header: t('columns.processes'),
        cell: ({ processes }) => processes.join(', ') || NOTHING,
        width: 140,
      },
      {
        id: 'certificate',
        header: t('columns.certificate'),
        cell: ({ certificate }) => <CertificateBadge state={certificate} />,
        width: 120,
      },
      {
        id: 'completeness',
        header: t('columns.completeness'),
        cell: ({ completeness }) => <Completeness value={completeness} />,
        card: 'amount',
        isSortable: true,
        isNumeric: true,
        width: 120,
      },
      {
        id: 'updatedAt',
        header: t('columns.updatedAt'),
        cell: ({ updatedAt }) => day(updatedAt),
        isSortable: true,
        width: 110,
      },
      { id: 'confirmedAt', header: t('columns.confirmedAt'), cell: ({ confirmedAt }) => day(confirmedAt), width: 110 },
      { id: 'createdAt', header: t('label.createdAt'), cell: ({ createdAt }) => day(createdAt), width: 110 },
    ];
  }, [t, tag, language]);
};
