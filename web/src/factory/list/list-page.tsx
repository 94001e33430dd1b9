import type { FactoryFilters } from '@ieum/contract';
import { certificatePaths } from '@ieum/contract/factory/certificates/certificate.paths.ts';
import { factoryPaths } from '@ieum/contract/factory/factory.paths.ts';
import { importPaths } from '@ieum/contract/factory/import/import.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Award, FileUp, Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../kit/language/use-language.ts';
import { ListActions } from '../../kit/list/list-parts.tsx';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { factoryQueries } from '../factory.queries.ts';
import { ExportMenu } from '../import/export-menu.tsx';
import { filtersOf, isFiltered } from './address.ts';
import { FactoryEmpty, OnlyClosed, PastTheEnd } from './empty.tsx';
import { FactoryFilters as FilterBar } from './filters.tsx';
import { FactoryTable } from './table.tsx';
import { useFactoryAddress } from './use-address.ts';

/** Loaded on demand, because the outlines of the world are large. */
const FactoryMap = lazy(async () => ({ default: (await import('../map/factory-map.tsx')).FactoryMap }));

export const FactoryListPage = () => {
  const { t } = useTranslation('factory');
  const address = useFactoryAddress();
  const { list, view } = address;
  const { data, isFetching, isError, refetch } = useQuery({
    ...factoryQueries.list(list),
    throwOnError: false,
    placeholderData: (before) => before,
  });
  const { data: choices, refetch: refetchChoices } = useQuery({ ...factoryQueries.choices(), throwOnError: false });
  const lead = useLead(data);
  const canRegister = data?.can.register ?? false;
  const actions = <Actions canRegister={canRegister} exported={data && data.total > 0 ? filtersOf(list) : undefined} />;
  const hasNoneVisible = data?.total === 0 && !isFiltered(list) && !isFetching;

  // `choices` also contains the countries of closed factories: no country means no factory at all.
  if (hasNoneVisible && choices?.countries.length === 0) {
    return (
      <Page title={t('title')}>
        <FactoryEmpty>{canRegister && actions}</FactoryEmpty>
      </Page>
    );
  }
  return (
    <Page title={t('title')} {...lead} action={actions}>
      <FilterBar address={address} />
      {view === 'map' ? (
        <Suspense fallback={<Skeleton shape="block" />}>
          <FactoryMap address={address} />
        </Suspense>
      ) : (
        <FactoryTable
          address={address}
          data={data}
          isPending={isFetching}
          isFailed={isError && !isFetching}
          onRetry={() => Promise.all([refetch(), refetchChoices()])}
          empty={hasNoneVisible ? <OnlyClosed /> : <PastTheEnd address={address} />}
        />
      )}
    </Page>
  );
};

const useLead = (data: { total: number; isTotalExact: boolean } | undefined) => {
  const { t } = useTranslation('factory');
  const { tag } = useLanguage();
  if (!data) return {};
  const count = { count: data.total, shown: new Intl.NumberFormat(tag).format(data.total) };
  return { lead: data.isTotalExact ? t('count', count) : t('list.countMore', count) };
};

/** Links to certificates, export and import, and the main button to register. */
const Actions = ({ canRegister, exported }: { canRegister: boolean; exported: FactoryFilters | undefined }) => {
  const { t } = useTranslation('factory');
  return (
    <ListActions>
      <LinkButton to={certificatePaths.list()}>
        <Award size={16} aria-hidden />
        {t('list.certificates')}
      </LinkButton>
      {exported && <ExportMenu filters={exported} />}
      {canRegister && (
        <>
          <LinkButton to={importPaths.start()}>
            <FileUp size={16} aria-hidden />
            {t('list.import')}
          </LinkButton>
          <LinkButton look="solid" to={factoryPaths.register()}>
            <Plus size={16} aria-hidden />
            {t('register')}
          </LinkButton>
        </>
      )}
    </ListActions>
  );
};
