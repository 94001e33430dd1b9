import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../kit/format/number-text.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { Button } from '../../../kit/ui/button/button.tsx';
import { DataTable } from '../../../kit/ui/table/data-table.tsx';
import { startState } from '../../../kit/ui/table/table-state.ts';
import { showToast } from '../../../kit/ui/toast/toasts.ts';
import type { SampleFactory } from './sample-rows.ts';
import { askSampleServer } from './sample-server.ts';
import { useSampleColumns } from './use-sample-columns.tsx';

const PAGE_SIZES = [10, 20, 50, 100];

/** Shows a hundred thousand rows, of which the server returns one page at a time. */
export const SampleTableExample = () => {
  const { t } = useTranslation('showcase');
  const { tag } = useLanguage();
  const columns = useSampleColumns();
  const [state, setState] = useState(() => startState({ pageSize: 10 }));
  const { rows, total, isPending } = useSamplePage(state);
  const exportRows = (ids: string[]) => {
    const shown = formatNumber(ids.length, tag);
    showToast({ kind: 'done', text: t('data.exported', { count: ids.length, shown }) });
  };

  return (
    <DataTable
      label={t('data.table')}
      columns={columns}
      rows={rows}
      total={total}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      hrefOf={({ id }) => `?factory=${id}#sample-table`}
      state={state}
      onChange={setState}
      isPending={isPending}
      pageSizes={PAGE_SIZES}
      bulkActions={(ids) => (
        <Button size="small" onClick={() => exportRows(ids)}>
          {t('data.export')}
        </Button>
      )}
    />
  );
};

const NOTHING = { rows: [] as SampleFactory[], total: 0 };

const useSamplePage = ({ sort, filters, page, pageSize }: ReturnType<typeof startState>) => {
  const [answer, setAnswer] = useState(NOTHING);
  const [isPending, setPending] = useState(true);
  useEffect(() => {
    let isCurrent = true;
    setPending(true);
    askSampleServer({ sort, filters, page, pageSize }).then((next) => {
      if (!isCurrent) return;
      setAnswer(next);
      setPending(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [sort, filters, page, pageSize]);
  return { ...answer, isPending };
};
