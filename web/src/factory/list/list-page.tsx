import { certificatePaths } from '@ieum/contract/factory/certificates/certificate.paths.ts';
import { factoryPaths } from '@ieum/contract/factory/factory.paths.ts';
import { importPaths } from '@ieum/contract/factory/import/import.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Archive, Award, Factory, FileUp, Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ListActions, useCount } from '../../kit/list/list-parts.tsx';
import { ListTable } from '../../kit/list/list-table.tsx';
import { ListTools } from '../../kit/list/list-tools.tsx';
import { useListed } from '../../kit/list/listed.ts';
import { useRememberedColumns } from '../../kit/list/remembered-columns.ts';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { Notice } from '../../kit/ui/state/notice.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { ToolWords } from '../../kit/ui/toolbar/tool-words.tsx';
import { factoryQueries } from '../factory.queries.ts';
import { ExportMenu } from '../import/export-menu.tsx';
import { factoryAddress, factoryInput, filtersOf } from './address.ts';
import { BulkActions } from './bulk-actions.tsx';
import { COLUMNS, useFactoryColumns } from './use-columns.tsx';
import { useFactoryTools } from './use-tools.tsx';

/** Loaded on demand, because the outlines of the world are large. */
const FactoryMap = lazy(async () => ({ default: (await import('../map/factory-map.tsx')).FactoryMap }));

export const FactoryListPage = () => {
  const { t } = useTranslation('factory');
  const read = useListed({
    address: factoryAddress,
    query: (list) => factoryQueries.list(factoryInput(list)),
    apart: ['view', 'map'],
  });
  const { list, data, outcome } = read;
  const { data: choices, refetch: readChoices } = useQuery({ ...factoryQueries.choices(), throwOnError: false });
  const retry = () => {
    outcome.onRetry();
    void readChoices();
  };
  const listed = { ...read, outcome: { ...outcome, onRetry: retry } };
  const columns = useFactoryColumns();
  const shown = useRememberedColumns(COLUMNS);
  const count = useCount(data, (key, words) => t(key === 'count' ? 'count' : 'list.countMore', words));
  const tools = useFactoryTools(listed);
  const canRegister = data?.can.register ?? false;
  const hasNoneVisible = data?.total === 0 && !listed.isFiltered && !outcome.isPending;
  const main = canRegister && (
    <LinkButton look="solid" to={factoryPaths.register()}>
      <Plus size={16} aria-hidden />
      {t('register')}
    </LinkButton>
  );
  const actions = (
    <>
      <LinkButton to={certificatePaths.list()}>
        <Award size={16} aria-hidden />
        <ToolWords>{t('list.certificates')}</ToolWords>
      </LinkButton>
      {data && data.total > 0 && <ExportMenu filters={filtersOf(list)} />}
      {canRegister && (
        <LinkButton to={importPaths.start()}>
          <FileUp size={16} aria-hidden />
          <ToolWords>{t('list.import')}</ToolWords>
        </LinkButton>
      )}
    </>
  );
  const toolSet = { ...tools, count, actions, main };
  // `choices` also contains the countries of closed factories: no country means no factory at all.
  if (hasNoneVisible && choices?.countries.length === 0) {
    return (
      <Page title={t('title')}>
        <Notice icon={Factory} title={t('empty.title')} text={t('empty.text')}>
          {canRegister && (
            <ListActions>
              {actions}
              {main}
            </ListActions>
          )}
        </Notice>
      </Page>
    );
  }
  return (
    <Page title={t('title')}>
      {list.view === 'map' ? (
        <>
          <ListTools listed={listed} {...toolSet} />
          <Suspense fallback={<Skeleton shape="block" />}>
            <FactoryMap listed={listed} />
          </Suspense>
        </>
      ) : (
        <ListTable
          listed={listed}
          toolSet={toolSet}
          label={t('list.label')}
          columns={columns}
          shown={shown}
          unsorted={{ sort: 'name', order: 'asc' }}
          nameOf={({ name }) => name}
          hrefOf={({ id }) => factoryPaths.detail(id)}
          beyond={(part) => t(`noResults.${part}`)}
          empty={hasNoneVisible && <OnlyClosed />}
          bulkActions={
            data?.can.register &&
            ((_, onDone, ids) => (
              // A new selection resets "all": the person has to choose it again.
              <BulkActions key={ids.join()} ids={ids} filters={filtersOf(list)} {...data} onDone={onDone} />
            ))
          }
        />
      )}
    </Page>
  );
};

/** Shown if all factories are closed, with a link to them. */
const OnlyClosed = () => {
  const { t } = useTranslation('factory');
  return (
    <Notice heading="p" icon={Archive} title={t('list.onlyClosed.title')} text={t('list.onlyClosed.text')}>
      <LinkButton to={`${factoryPaths.list()}?state=closed`}>{t('list.onlyClosed.show')}</LinkButton>
    </Notice>
  );
};
