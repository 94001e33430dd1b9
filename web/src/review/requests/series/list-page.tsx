import {
  DECLARATION_KINDS,
  type ListedSeries,
  type Output,
  type reviewSeriesContract,
  SERIES_STATES,
} from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { Repeat, Send } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { optionsOf } from '../../../kit/list/filter-menu.tsx';
import { filterTools } from '../../../kit/list/filter-tools.tsx';
import { ListTable } from '../../../kit/list/list-table.tsx';
import { type Listed, useListed } from '../../../kit/list/listed.ts';
import { useRememberedColumns } from '../../../kit/list/remembered-columns.ts';
import { LinkButton } from '../../../kit/ui/button/button.tsx';
import { EmptyState } from '../../../kit/ui/state/empty-state.tsx';
import type { TableColumn } from '../../../kit/ui/table/table-column.ts';
import { Toolbar } from '../../../kit/ui/toolbar/toolbar.tsx';
import { reviewQueries } from '../../review.queries.ts';
import styles from '../../review-frame.module.css';
import { ReviewFrame } from '../../review-frame.tsx';
import { RequestViews } from '../request-views.tsx';
import { type SeriesList, seriesAddress } from './address.ts';
import { useSeriesWords } from './series-words.ts';
import { SeriesStateBadge } from './state-badge.tsx';

const NONE = '–';
const COLUMNS = {
  key: 'ieum.reviewSeries.hiddenColumns',
  hiddenFirst: [],
  hiddenOnLaptop: [],
  hiddenOnTablet: ['every', 'suppliers'],
};

/** Lists the recurring requests of the own company, the next to be sent first. */
export const SeriesListPage = () => {
  const { t } = useTranslation('series');
  const { t: tDeclaration } = useTranslation('declaration');
  const words = useSeriesWords();
  const listed = useListed({ address: seriesAddress, query: reviewQueries.series });
  const shown = useRememberedColumns(COLUMNS);
  const columns = useColumns();
  const { data } = listed;
  const tools = useTools(listed);
  const views = <RequestViews current="series" />;
  const ask = data?.can.ask && (
    <LinkButton look="solid" to={reviewPaths.askEvery('quarter')}>
      <Send size={16} aria-hidden />
      {tDeclaration('ask.act')}
    </LinkButton>
  );
  const count = data && t('count', { count: data.total, shown: words.number(data.total) });
  return (
    <ReviewFrame title={tDeclaration('requests.side.series')}>
      {listed.isEmpty ? (
        <>
          <Toolbar views={views} />
          <EmptyState icon={Repeat} title={t('empty.title')} text={t('empty.text')}>
            {ask}
          </EmptyState>
        </>
      ) : (
        <ListTable
          listed={listed}
          label={tDeclaration('requests.side.series')}
          columns={columns}
          shown={shown}
          toolSet={{ ...tools, views, count, main: ask }}
          hasPageSizes={false}
          nameOf={(series) => `${words.title(series)} ${series.purpose}`}
          hrefOf={({ id }) => reviewPaths.oneSeries(id)}
          beyond={(part) => tDeclaration(`beyond.${part}`)}
        />
      )}
    </ReviewFrame>
  );
};

type ListedAll = Listed<SeriesList, Output<typeof reviewSeriesContract.listReviewSeries>>;

const useTools = (listed: ListedAll) => {
  const { t } = useTranslation('series');
  const { t: tDeclaration } = useTranslation('declaration');
  const words = useSeriesWords();
  const states = optionsOf(SERIES_STATES, (value) => t(`state.${value}`));
  const kinds = optionsOf(DECLARATION_KINDS, words.kind);
  return filterTools({
    listed,
    search: { label: t('search'), help: t('searchHelp') },
    filters: [
      { kind: 'one', name: 'state', label: t('column.state'), options: states },
      { kind: 'one', name: 'kind', label: tDeclaration('label.kind'), options: kinds },
    ],
  });
};

const useColumns = () => {
  const { t } = useTranslation('series');
  const words = useSeriesWords();
  return useMemo((): TableColumn<ListedSeries>[] => {
    const last = ({ last: found }: ListedSeries) => found && t('answered', found);
    const next = ({ next: found, every }: ListedSeries) => (found ? words.next(every, found) : NONE);
    return [
      {
        id: 'what',
        header: t('column.what'),
        cell: (series) => (
          <>
            <bdi>{words.what(series)}</bdi>
            <bdi className={styles.second}>{series.purpose}</bdi>
          </>
        ),
        card: 'title',
        isAlwaysShown: true,
        width: 280,
      },
      {
        id: 'state',
        header: t('column.state'),
        cell: ({ state }) => <SeriesStateBadge state={state} />,
        card: 'state',
        width: 120,
      },
      { id: 'every', header: t('column.every'), cell: ({ every }) => words.every(every), card: 'what', width: 120 },
      {
        id: 'suppliers',
        header: t('column.suppliers'),
        cell: ({ suppliers }) => words.number(suppliers),
        isNumeric: true,
        width: 90,
      },
      {
        id: 'last',
        header: t('column.last'),
        cell: (series) => (
          <>
            {last(series) ?? NONE}
            {series.last && (
              <bdi className={styles.second}>
                {[
                  words.period(series.every, series.last.period),
                  series.last.overdue > 0 && t('overdue', { count: series.last.overdue }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </bdi>
            )}
          </>
        ),
        card: 'amount',
        cardCell: last,
        width: 170,
      },
      { id: 'next', header: t('column.next'), cell: next, card: 'note', width: 210 },
    ];
  }, [t, words]);
};
