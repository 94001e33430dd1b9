import { certificatePaths } from '@ieum/contract/factory/certificates/certificate.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Award, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ListTable } from '../../kit/list/list-table.tsx';
import { useListed } from '../../kit/list/listed.ts';
import { SearchBox } from '../../kit/list/search-box.tsx';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { EmptyState } from '../../kit/ui/state/empty-state.tsx';
import { certificateAddress, certificateSearchOf } from './address.ts';
import { certificateQueries } from './certificate.queries.ts';
import { certificateName } from './certificate-name.ts';
import styles from './certificates.module.css';
import { FactoryFilter } from './factory-filter.tsx';
import { CertificateChips } from './filter-chips.tsx';
import { CertificateLights } from './light-counts.tsx';
import { columnsHiddenFirst, useCertificateColumns } from './use-columns.tsx';

const NO_YEARS: number[] = [];

export const CertificateListPage = () => {
  const { t } = useTranslation('certificate');
  const hiddenFirst = useMemo(columnsHiddenFirst, []);
  const listed = useListed({
    address: certificateAddress,
    query: (list) => certificateQueries.list(certificateSearchOf(list)),
  });
  const { list, data, setValue } = listed;
  const standards = useStandardChoices();
  const columns = useCertificateColumns({ standards, years: data?.years ?? NO_YEARS });
  const mayAdd = data?.can.add ?? false;
  const hasAny = (data?.years.length ?? 0) > 0;
  const add = mayAdd && (
    <LinkButton look="solid" to={certificatePaths.add(list.factory)}>
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
      {data && (
        <CertificateLights
          counts={data.lights}
          value={list.light ?? ''}
          onValue={(light) => setValue('light', light)}
        />
      )}
      <div className={styles.tools}>
        <SearchBox
          label={t('search')}
          help={t('searchHelp')}
          value={list.search}
          onValue={(search) => setValue('search', search)}
        />
        <FactoryFilter value={list.factory ?? ''} onValue={(id) => setValue('factory', id)} />
      </div>
      <CertificateChips
        month={list.month ?? ''}
        isHolding={list.holds === 'yes'}
        onClear={(name) => setValue(name, '')}
      />
      <ListTable
        listed={listed}
        label={t('title')}
        columns={columns}
        hiddenFirst={hiddenFirst}
        nameOf={(row) => [certificateName(row), row.number].filter(Boolean).join(' ')}
        hrefOf={({ id }) => certificatePaths.one(id)}
      />
    </Page>
  );
};

const useStandardChoices = () => {
  const { data } = useQuery(certificateQueries.standards());
  return useMemo(() => (data?.rows ?? []).map(({ id, code }) => ({ value: id, label: code })), [data]);
};
