import type { ListedCertificate } from '@ieum/contract';
import { certificatePaths } from '@ieum/contract/factory/certificates/certificate.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Award, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchBox } from '../../kit/list/search-box.tsx';
import { useTableAddress } from '../../kit/list/table-address.ts';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { EmptyState } from '../../kit/ui/state/empty-state.tsx';
import { DataTable } from '../../kit/ui/table/data-table.tsx';
import { withFilter } from '../../kit/ui/table/table-state.ts';
import { CERTIFICATE_FILTERS, certificateSearchOf } from './address.ts';
import { certificateQueries } from './certificate.queries.ts';
import { certificateName } from './certificate-name.ts';
import styles from './certificates.module.css';
import { FactoryFilter } from './factory-filter.tsx';
import { CertificateChips } from './filter-chips.tsx';
import { CertificateLights } from './light-counts.tsx';
import { columnsHiddenFirst, useCertificateColumns } from './use-columns.tsx';

const PAGE_SIZES = [20, 50, 100];
const NONE: ListedCertificate[] = [];
const NO_YEARS: number[] = [];

export const CertificateListPage = () => {
  const { t } = useTranslation('certificate');
  const hiddenFirst = useMemo(columnsHiddenFirst, []);
  const { state, onChange } = useTableAddress(CERTIFICATE_FILTERS, hiddenFirst);
  const { data, isFetching, isError, refetch } = useQuery(certificateQueries.list(certificateSearchOf(state)));
  const standards = useStandardChoices();
  const columns = useCertificateColumns({ standards, years: data?.years ?? NO_YEARS });
  const { filters } = state;
  const setFilter = (name: string) => (value: string) => onChange(withFilter(state, name, value));
  const mayAdd = data?.can.add ?? false;
  const hasAny = (data?.years.length ?? 0) > 0;
  const add = mayAdd && (
    <LinkButton look="solid" to={certificatePaths.add(filters.factory)}>
      <Plus size={16} aria-hidden />
      {t('add')}
    </LinkButton>
  );

  if (data && !hasAny) {
    return (
      <Page title={t('title')} lead={t('lead')}>
        <EmptyState icon={Award} title={t('empty.title')} text={t(mayAdd ? 'empty.text' : 'empty.viewer')}>
          {add}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title={t('title')} lead={t('lead')} action={add}>
      {data && <CertificateLights counts={data.lights} value={filters.light ?? ''} onValue={setFilter('light')} />}
      <div className={styles.tools}>
        <SearchBox
          label={t('search')}
          help={t('searchHelp')}
          value={filters.search ?? ''}
          onValue={setFilter('search')}
        />
        <FactoryFilter value={filters.factory ?? ''} onValue={setFilter('factory')} />
      </div>
      <CertificateChips
        month={filters.month ?? ''}
        isHolding={filters.holds === 'yes'}
        onClear={(name) => setFilter(name)('')}
      />
      <DataTable
        label={t('title')}
        columns={columns}
        rows={data?.rows ?? NONE}
        total={data?.total ?? 0}
        idOf={({ id }) => id}
        nameOf={(row) => [certificateName(row), row.number].filter(Boolean).join(' ')}
        hrefOf={({ id }) => certificatePaths.one(id)}
        state={state}
        onChange={onChange}
        isPending={isFetching}
        isFailed={isError}
        onRetry={refetch}
        pageSizes={PAGE_SIZES}
      />
    </Page>
  );
};

const useStandardChoices = () => {
  const { data } = useQuery(certificateQueries.standards());
  return useMemo(() => (data?.rows ?? []).map(({ id, code }) => ({ value: id, label: code })), [data]);
};
