import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable, type DataTableProps } from '../../../kit/ui/table/data-table.tsx';
import { startState } from '../../../kit/ui/table/table-state.ts';
import { showToast } from '../../../kit/ui/toast/toasts.ts';
import styles from './data-examples.module.css';
import { type SampleFactory, sampleFactories } from './sample-rows.ts';
import { useSampleColumns } from './use-sample-columns.tsx';

const FEW = 3;
const ROWS = sampleFactories(FEW);

type States = Pick<DataTableProps<SampleFactory>, 'isPending' | 'isFailed' | 'onRetry'>;

/** Shows a table that loads for the first time, loads again, is empty, and has failed. */
export const TableStatesExample = () => {
  const { t } = useTranslation('showcase');
  return (
    <>
      <StateTable label={t('data.states.loading')} rows={[]} isPending />
      <StateTable label={t('data.states.reloading')} rows={ROWS} isPending />
      <StateTable label={t('data.states.empty')} rows={[]} />
      <StateTable
        label={t('data.states.error')}
        rows={[]}
        isFailed
        onRetry={() => showToast({ kind: 'done', text: t('data.retry') })}
      />
    </>
  );
};

const StateTable = ({ label, rows, ...states }: States & { label: string; rows: SampleFactory[] }) => {
  const columns = useSampleColumns();
  const [state, setState] = useState(() => startState({ pageSize: FEW, hidden: ['items', 'volume'] }));
  return (
    <>
      <h4 className={styles.state}>{label}</h4>
      <DataTable
        {...states}
        label={label}
        columns={columns}
        rows={rows}
        total={rows.length}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        state={state}
        onChange={setState}
      />
    </>
  );
};
