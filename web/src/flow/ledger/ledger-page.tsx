import { FLOW_SIDES } from '@ieum/contract';
import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { PenLine, ScrollText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useListAddress } from '../../kit/list/list-address.ts';
import listStyles from '../../kit/list/list-page.module.css';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { EmptyState } from '../../kit/ui/state/empty-state.tsx';
import { ExportMenu } from '../../supply/sheets/export-menu.tsx';
import { flowQueries, useExportFlows } from '../flow.queries.ts';
import { FlowPart } from '../flow-part.tsx';
import { useFlowWords } from '../flow-words.ts';
import { isFiltered, ledgerAddress } from './address.ts';
import { LedgerFilters } from './filters.tsx';
import { ImportFlows } from './sheet-import.tsx';
import { LedgerTable } from './table.tsx';

/** Lists what was shipped, received and moved, one row each, with our figure beside the partner's. */
export const LedgerPage = () => {
  const { t } = useTranslation('flow');
  return (
    <FlowPart title={t('part.ledger')} lead={t('ledger.lead')} action={<LedgerActions />}>
      <LedgerList />
    </FlowPart>
  );
};

const useLedger = () => {
  const address = useListAddress(ledgerAddress);
  const found = useQuery({ ...flowQueries.list(address.list), placeholderData: (before) => before });
  return { ...address, ...found };
};

const LedgerActions = () => {
  const { t } = useTranslation('flow');
  const { list, data } = useLedger();
  const exporting = useExportFlows();
  const { sort: _, order: __, page: ___, size: ____, ...filters } = list;
  return (
    <>
      {data && data.total > 0 && (
        <ExportMenu
          name={t('ledger.file')}
          isPending={exporting.isPending}
          onExport={(wanted) => exporting.mutateAsync({ ...filters, ...wanted })}
        />
      )}
      {data?.can.enter && <ImportFlows />}
      {data?.can.enter && (
        <LinkButton look="solid" to={flowPaths.enter()}>
          <PenLine size={16} aria-hidden />
          {t('ledger.enter')}
        </LinkButton>
      )}
    </>
  );
};

const LedgerList = () => {
  const { t } = useTranslation('flow');
  const { number } = useFlowWords();
  const { list, setList, data, isFetching, isError, refetch } = useLedger();
  const isEmpty = data?.total === 0 && !isFiltered(list) && list.side === '' && list.page === 1 && !isFetching;
  const counted =
    data && !data.isTotalExact ? t('ledger.countMore', { count: data.total, shown: number(data.total) }) : '';
  if (isEmpty) {
    return <EmptyState icon={ScrollText} heading="h3" title={t('ledger.empty.title')} text={t('ledger.empty.text')} />;
  }
  return (
    <>
      <nav className={listStyles.views} aria-label={t('side.label')}>
        {(['', ...FLOW_SIDES] as const).map((side) => (
          <LinkButton
            key={side}
            to={ledgerAddress.hrefOf({ ...list, side, page: 1 })}
            preventScrollReset
            aria-current={side === list.side ? 'page' : undefined}
          >
            {t(`side.${side || 'all'}`)}
          </LinkButton>
        ))}
      </nav>
      <LedgerFilters list={list} setList={setList} counted={counted} />
      <LedgerTable
        list={list}
        setList={setList}
        data={data}
        isPending={isFetching}
        isFailed={isError && !isFetching}
        onRetry={() => refetch()}
      />
    </>
  );
};
