import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/ui/button/button.tsx';
import { DataTable } from '../../../kit/ui/table/data-table.tsx';
import { startState } from '../../../kit/ui/table/table-state.ts';
import { sampleFactories } from './sample-rows.ts';
import { useSampleColumns } from './use-sample-columns.tsx';

const COUNT = 10_000;

/** Shows ten thousand rows in the browser, of which only the visible ones are drawn. */
export const VirtualTableExample = () => {
  const { t } = useTranslation('showcase');
  const columns = useSampleColumns();
  const plain = useMemo(() => columns.map(({ isSortable: _, filter: __, ...column }) => column), [columns]);
  const [rows] = useState(() => sampleFactories(COUNT));
  const [state, setState] = useState(startState);
  const [isDense, setDense] = useState(true);

  return (
    <>
      <Button size="small" isSelected={isDense} onClick={() => setDense(!isDense)}>
        {t('data.dense')}
      </Button>
      <DataTable
        isVirtual
        isDense={isDense}
        label={t('data.virtual')}
        columns={plain}
        rows={rows}
        total={COUNT}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        state={state}
        onChange={setState}
        bulkActions={() => null}
      />
    </>
  );
};
