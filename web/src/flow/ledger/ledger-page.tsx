import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { PenLine, ScrollText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { withoutOrder } from '../../kit/list/list-address.ts';
import { ListActions } from '../../kit/list/list-parts.tsx';
import { ListTable } from '../../kit/list/list-table.tsx';
import { useListed } from '../../kit/list/listed.ts';
import { useRememberedColumns } from '../../kit/list/remembered-columns.ts';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { EmptyState } from '../../kit/ui/state/empty-state.tsx';
import { ExportMenu } from '../../supply/sheets/export-menu.tsx';
import { flowQueries, useExportFlows } from '../flow.queries.ts';
import { FlowPart } from '../flow-part.tsx';
import { useFlowWords } from '../flow-words.ts';
import { ledgerAddress } from './address.ts';
import { AnswerRows } from './answer.tsx';
import { useLedgerTools } from './filters.tsx';
import { ImportFlows } from './sheet-import.tsx';
import { COLUMNS, useLedgerColumns } from './use-columns.tsx';

/** Lists what was shipped, received and moved, one row each, with our figure beside the partner's. */
export const LedgerPage = () => {
  const { t } = useTranslation('flow');
  return (
    <FlowPart title={t('part.ledger')}>
      <LedgerList />
    </FlowPart>
  );
};

const useLedger = () => useListed({ address: ledgerAddress, query: flowQueries.list });

const LedgerActions = ({ listed: { list, data } }: { listed: ReturnType<typeof useLedger> }) => {
  const { t } = useTranslation('flow');
  const exporting = useExportFlows();
  return (
    <>
      {data && data.total > 0 && (
        <ExportMenu
          name={t('ledger.file')}
          isPending={exporting.isPending}
          onExport={(wanted, saved) => exporting.mutate({ input: { ...withoutOrder(list), ...wanted }, ...saved })}
        />
      )}
      {data?.can.enter && <ImportFlows />}
    </>
  );
};

const LedgerList = () => {
  const { t } = useTranslation('flow');
  const words = useFlowWords();
  const listed = useLedger();
  const columns = useLedgerColumns();
  const shown = useRememberedColumns(COLUMNS);
  const tools = useLedgerTools(listed);
  const { data } = listed;
  const actions = <LedgerActions listed={listed} />;
  const main = data?.can.enter && (
    <LinkButton look="solid" to={flowPaths.enter()}>
      <PenLine size={16} aria-hidden />
      {t('ledger.enter')}
    </LinkButton>
  );
  const count =
    data && !data.isTotalExact && t('ledger.countMore', { count: data.total, shown: words.number(data.total) });
  if (listed.isEmpty)
    return (
      <EmptyState
        icon={ScrollText}
        title={t('ledger.empty.title')}
        text={`${t('ledger.lead')} ${t('ledger.empty.text')}`}
      >
        <ListActions>
          {actions}
          {main}
        </ListActions>
      </EmptyState>
    );
  return (
    <ListTable
      listed={listed}
      label={t('part.ledger')}
      columns={columns}
      shown={shown}
      toolSet={{ ...tools, count, actions, main }}
      unsorted={{ sort: 'period', order: 'desc' }}
      nameOf={(row) => `${words.period(row.period)} ${words.partner(row)} ${row.goods.name}`}
      hrefOf={({ id }) => flowPaths.row(id)}
      beyond={(part) => t(`ledger.beyond.${part}`)}
      bulkActions={data?.can.enter && ((rows) => <AnswerRows rows={rows} />)}
    />
  );
};
