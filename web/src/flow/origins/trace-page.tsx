import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Printer, Route } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { todayInKorea } from '../../kit/format/today.ts';
import { Paper, PaperTools } from '../../kit/print/print-page.tsx';
import { Button, LinkButton } from '../../kit/ui/button/button.tsx';
import { PageTitle } from '../../kit/ui/page/page-title.tsx';
import { SelectField } from '../../kit/ui/select/select-field.tsx';
import { EmptyState } from '../../kit/ui/state/empty-state.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { CompanyGate, OutsideGate, TierTrouble } from '../../supply/company-gate.tsx';
import styles from '../flow.module.css';
import { flowQueries } from '../flow.queries.ts';
import { orderedPeriods } from '../ledger/filters.tsx';
import { PeriodSelect } from '../period-select.tsx';
import { DIRECTIONS, readTrace, type TraceAddress, traceHref } from './address.ts';
import { TracePaper } from './trace-paper.tsx';

/** Printable report on where a product comes from or where it went: shares, steps and evidence. */
export const TracePage = () => {
  const { t } = useTranslation('flow');
  return (
    <Paper>
      <PageTitle>{t('part.trace')}</PageTitle>
      <PaperTools>
        <LinkButton look="ghost" to={flowPaths.map()}>
          <ArrowLeft size={16} aria-hidden />
          {t('trace.back')}
        </LinkButton>
        <Button look="solid" onClick={() => window.print()}>
          <Printer size={16} aria-hidden />
          {t('trace.print')}
        </Button>
      </PaperTools>
      <h1>{t('part.trace')}</h1>
      <CompanyGate>
        <OutsideGate>
          <Traced />
        </OutsideGate>
      </CompanyGate>
    </Paper>
  );
};

const Traced = () => {
  const { t } = useTranslation('flow');
  const [search, setSearch] = useSearchParams();
  const address = readTrace(search, todayInKorea());
  const products = useQuery(flowQueries.ownProducts()).data;
  const productId = address.productId || (products?.[0]?.id ?? '');
  const { through, ...rest } = address;
  const query = { ...rest, productId, through };
  const { data, error, refetch } = useQuery({ ...flowQueries.trace(query), enabled: productId !== '' });
  const set = (changes: Partial<TraceAddress>) =>
    setSearch(new URL(traceHref({ ...address, productId, ...changes }), window.location.href).searchParams, {
      replace: true,
    });
  if (error) return <TierTrouble error={error} onRetry={refetch} />;
  if (products?.length === 0)
    return <EmptyState icon={Route} title={t('trace.empty.title')} text={t('trace.empty.text')} />;
  return (
    <>
      <TraceTools address={{ ...address, productId }} products={products ?? []} onChange={set} />
      {data ? <TracePaper data={data} address={{ ...address, productId }} /> : <Skeleton shape="block" />}
    </>
  );
};

type TraceToolsProps = {
  address: TraceAddress;
  products: { id: string; name: string }[];
  onChange: (changes: Partial<TraceAddress>) => void;
};

const TraceTools = ({ address, products, onChange }: TraceToolsProps) => {
  const { t } = useTranslation('flow');
  const { from, to, direction } = address;
  const span = (first: string, last: string, chosen: string) => {
    const next = orderedPeriods(first, last, chosen);
    onChange({ from: next.from ?? from, to: next.to ?? to });
  };
  return (
    <div className={styles.tools}>
      <SelectField
        label={t('filter.product')}
        value={address.productId}
        options={products.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => onChange({ productId: target.value, through: '' })}
      />
      <SelectField
        label={t('trace.direction')}
        value={direction}
        options={DIRECTIONS.map((value) => ({ value, label: t(`trace.${value}`) }))}
        onChange={({ target }) =>
          onChange({ direction: DIRECTIONS.find((known) => known === target.value) ?? 'up', through: '' })
        }
      />
      <PeriodSelect label={t('filter.from')} value={from} onValue={(value) => span(value, to, value)} />
      <PeriodSelect label={t('filter.to')} value={to} onValue={(value) => span(from, value, value)} />
    </div>
  );
};
