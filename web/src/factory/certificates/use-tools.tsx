import type { certificatesContract, Output } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../kit/language/use-language.ts';
import { filterTools } from '../../kit/list/filter-tools.tsx';
import type { Listed } from '../../kit/list/listed.ts';
import { categoryFormat } from '../../kit/ui/plot/plot-format.ts';
import type { ToolSet } from '../../kit/ui/toolbar/tool-set.ts';
import { factoryQueries } from '../factory.queries.ts';
import type { CertificateList } from './address.ts';
import { certificateQueries } from './certificate.queries.ts';
import { FactoryFilter } from './factory-filter.tsx';
import { CertificateViews } from './light-views.tsx';

type ListedCertificates = Listed<CertificateList, Output<typeof certificatesContract.listCertificates>>;

/** Returns the search, the filters and the statuses, which are views. */
export const useCertificateTools = (listed: ListedCertificates): ToolSet => {
  const { t } = useTranslation('certificate');
  const { tag } = useLanguage();
  const { list, data, hrefOf, setValue } = listed;
  const { data: standards } = useQuery(certificateQueries.standards());
  const { data: factory } = useQuery({ ...factoryQueries.named(list.factory ?? ''), enabled: Boolean(list.factory) });
  const { month } = list;
  return {
    views: data && (
      <CertificateViews
        counts={data.lights}
        current={list.light ?? ''}
        hrefOf={(light) => hrefOf({ light, page: 1 })}
      />
    ),
    ...filterTools({
      listed,
      search: { label: t('search'), help: t('searchHelp') },
      filters: [
        {
          kind: 'own',
          names: ['factory'],
          label: t('factoryFilter'),
          text: factory?.name ?? t('factoryFilter'),
          content: <FactoryFilter key="factory" value={list.factory ?? ''} onValue={(id) => setValue('factory', id)} />,
        },
        {
          kind: 'one',
          name: 'standard',
          label: t('column.standard'),
          options: (standards?.rows ?? []).map(({ id, code }) => ({ value: id, label: code })),
        },
        {
          kind: 'one',
          name: 'year',
          label: t('column.year'),
          options: (data?.years ?? []).map((year) => ({ value: String(year), label: String(year) })),
        },
        // A link from the dashboard sets these two.
        { kind: 'linked', name: 'holds', label: '', options: [{ value: 'yes', label: t('chip.holds') }] },
        {
          kind: 'linked',
          name: 'month',
          label: '',
          options: month
            ? [{ value: month, label: t('chip.month', { month: categoryFormat(tag, 'month')(month) }) }]
            : [],
        },
      ],
    }),
  };
};
