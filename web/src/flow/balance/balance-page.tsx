import { BALANCE_VERDICTS, type balanceContract, type Output } from '@ieum/contract';
import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useListAddress } from '../../kit/list/list-address.ts';
import { ListActions } from '../../kit/list/list-parts.tsx';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { Pager } from '../../kit/ui/pager/pager.tsx';
import { SelectField } from '../../kit/ui/select/select-field.tsx';
import { EmptyState } from '../../kit/ui/state/empty-state.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { TierTrouble } from '../../supply/company-gate.tsx';
import styles from '../flow.module.css';
import { flowQueries } from '../flow.queries.ts';
import { FlowPart } from '../flow-part.tsx';
import { PeriodSelect } from '../period-select.tsx';
import { type BalanceList, balanceAddress } from './address.ts';
import balanceStyles from './balance.module.css';
import { balanceQueries } from './balance.queries.ts';
import { BalanceCard } from './card.tsx';

/** Shows for each output and each line of its bill whether the quantities add up, with the calculation. */
export const BalancePage = () => {
  const { t } = useTranslation('flow');
  return (
    <FlowPart title={t('part.balance')} lead={t('balance.lead')}>
      <Balances />
    </FlowPart>
  );
};

const Balances = () => {
  const { t } = useTranslation('flow');
  const { list, setList } = useListAddress(balanceAddress);
  const { data, error, refetch, isPlaceholderData } = useQuery(balanceQueries.list(list));
  if (error) return <TierTrouble error={error} onRetry={refetch} />;
  return (
    <div className={styles.stack}>
      <Filters list={list} setList={setList} />
      {data && <Verdicts list={list} counts={data.counts} />}
      {!data && <Skeleton shape="block" />}
      {data?.rows.length === 0 && (
        <EmptyState icon={Scale} title={t('balance.empty.title')} text={t('balance.empty.text')}>
          <LinkButton to={flowPaths.production()}>{t('balance.empty.link')}</LinkButton>
        </EmptyState>
      )}
      {data && data.rows.length > 0 && (
        <div aria-busy={isPlaceholderData} className={styles.stack}>
          <ul className={balanceStyles.list} aria-label={t('part.balance')}>
            {data.rows.map((row) => (
              <BalanceCard
                key={`${row.factory.id} ${row.product.id} ${row.input.id}`}
                row={row}
                period={list.period}
                canSetTolerance={data.can.setTolerance}
              />
            ))}
          </ul>
          {data.total > list.size && (
            <Pager
              label={t('part.balance')}
              page={list.page}
              pageSize={list.size}
              total={data.total}
              hrefOf={(page) => balanceAddress.hrefOf({ ...list, page })}
            />
          )}
        </div>
      )}
    </div>
  );
};

type FiltersProps = { list: BalanceList; setList: (changes: Partial<BalanceList>) => void };

const Filters = ({ list, setList }: FiltersProps) => {
  const { t } = useTranslation('flow');
  const factories = useQuery(flowQueries.ownFactories()).data ?? [];
  const products = useQuery(flowQueries.ownProducts()).data ?? [];
  const options = (things: { id: string; name: string }[], none: string) => [
    { value: '', label: none },
    ...things.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <div className={styles.tools}>
      <PeriodSelect label={t('filter.period')} value={list.period} onValue={(period) => setList({ period })} />
      <SelectField
        label={t('filter.factory')}
        value={list.factoryId ?? ''}
        options={options(factories, t('filter.allFactories'))}
        onChange={({ target }) => setList({ factoryId: target.value || undefined })}
      />
      <SelectField
        label={t('filter.product')}
        value={list.productId ?? ''}
        options={options(products, t('filter.allProducts'))}
        onChange={({ target }) => setList({ productId: target.value || undefined })}
      />
    </div>
  );
};

type Counts = Output<typeof balanceContract.getMassBalance>['counts'];

const Verdicts = ({ list, counts }: { list: BalanceList; counts: Counts }) => {
  const { t } = useTranslation('flow');
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const shown = [undefined, ...BALANCE_VERDICTS];
  return (
    <ListActions as="nav" aria-label={t('balance.verdicts')}>
      {shown.map((verdict) => (
        <LinkButton
          key={verdict ?? 'all'}
          size="small"
          look={verdict === list.verdict ? 'subtle' : 'outlined'}
          to={balanceAddress.hrefOf({ ...list, verdict, page: 1 })}
          preventScrollReset
          aria-current={verdict === list.verdict ? 'page' : undefined}
        >
          {`${t(`verdict.${verdict ?? 'all'}`)} ${verdict ? (counts[verdict] ?? 0) : total}`}
        </LinkButton>
      ))}
    </ListActions>
  );
};
