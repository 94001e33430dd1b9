import type { Material } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { todayInKorea } from '../../kit/format/today.ts';
import { Note } from '../../kit/ui/section/section.tsx';
import { SelectField } from '../../kit/ui/select/select-field.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { TierTrouble } from '../../supply/company-gate.tsx';
import styles from '../flow.module.css';
import { type FlowTrace, flowQueries } from '../flow.queries.ts';
import { orderedPeriods } from '../ledger/filters.tsx';
import { PeriodSelect } from '../period-select.tsx';
import { DIRECTIONS, readTrace, type TraceAddress } from './address.ts';
import { MissingWeights } from './missing-weights.tsx';
import { TraceCoverage } from './trace-coverage.tsx';
import { TraceEvidence } from './trace-evidence.tsx';
import { TracedOrigins } from './traced-origins.tsx';
import weighedStyles from './weighed-origins.module.css';

type WeighedOriginsProps = { productId: string; material: Material };

/** Origins by weighed quantities of a period: another basis than the shares above, and never mixed with them. */
export const WeighedOrigins = ({ productId, material }: WeighedOriginsProps) => {
  const { t } = useTranslation('origin');
  const id = useId();
  const [search, setSearch] = useSearchParams();
  const address = { ...readTrace(search, todayInKorea()), productId };
  const { data, error, refetch } = useQuery(flowQueries.trace(address));
  const set = (changes: Partial<TraceAddress>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <section className={weighedStyles.weighed} aria-labelledby={id}>
      <h2 id={id}>{t('weighed.title')}</h2>
      <Note>{t('weighed.text')}</Note>
      <WeighedTools address={address} onChange={set} />
      {error && <TierTrouble error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton shape="text" lines={3} />}
      {!error && data && <Weighed data={data} address={address} material={material} />}
    </section>
  );
};

type WeighedProps = { data: FlowTrace; address: TraceAddress; material: Material };

const Weighed = ({ data, address: { direction }, material }: WeighedProps) => {
  const materials = data.materials.filter((traced) => traced.material === material);
  const sum = (of: 'rows' | 'weightless') => materials.reduce((total, traced) => total + traced[of], 0);
  return (
    <>
      <TraceCoverage
        data={{ ...data, rows: sum('rows'), weightless: sum('weightless'), materials }}
        direction={direction}
      />
      <MissingWeights materials={materials} />
      {materials.map((traced) => (
        <TracedOrigins key={traced.material} material={traced} direction={direction} />
      ))}
      {materials.length > 0 && (
        <TraceEvidence evidence={data.evidence.filter((row) => row.materials.includes(material))} />
      )}
    </>
  );
};

type WeighedToolsProps = { address: TraceAddress; onChange: (changes: Partial<TraceAddress>) => void };

const WeighedTools = ({ address: { direction, from, to }, onChange }: WeighedToolsProps) => {
  const { t } = useTranslation('flow');
  const span = (first: string, last: string, chosen: string) => {
    const next = orderedPeriods(first, last, chosen);
    onChange({ from: next.from ?? from, to: next.to ?? to });
  };
  return (
    <div className={styles.tools}>
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
