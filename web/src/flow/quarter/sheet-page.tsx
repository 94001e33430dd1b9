import { isQuarter, monthOfDay, quarterOfDay } from '@ieum/contract';
import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { linkPaths } from '@ieum/contract/supply/links/link.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../account/account.queries.ts';
import { todayInKorea } from '../../kit/format/today.ts';
import { Button, LinkButton } from '../../kit/ui/button/button.tsx';
import { IconButton } from '../../kit/ui/button/icon-button.tsx';
import { Breadcrumb } from '../../kit/ui/navigation/breadcrumb.tsx';
import { EmptyState } from '../../kit/ui/state/empty-state.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { TierTrouble } from '../../supply/company-gate.tsx';
import { FlowPart } from '../flow-part.tsx';
import { useFlowWords } from '../flow-words.ts';
import { PeriodSelect } from '../period-select.tsx';
import { useSheetPeriod } from './address.ts';
import styles from './quarter.module.css';
import { quarterQueries } from './quarter.queries.ts';
import { SheetScreen } from './sheet-screen.tsx';

/** Enters the quantities of a period: one line per link, with one number to type. */
export const SheetPage = () => {
  const { t } = useTranslation('quarter');
  const { t: tFlow } = useTranslation('flow');
  const address = useSheetPeriod();
  const title = t(isQuarter(address.period) ? 'title.quarter' : 'title.month');
  return (
    <FlowPart title={title}>
      <Breadcrumb places={[{ label: tFlow('part.ledger'), to: flowPaths.ledger() }]} current={title} />
      <section className={styles.page}>
        <Ready key={address.period} address={address} title={title} />
      </section>
    </FlowPart>
  );
};

type Address = ReturnType<typeof useSheetPeriod>;

const PeriodStep = ({ address: { period, setPeriod, before, after } }: { address: Address }) => {
  const { t } = useTranslation('quarter');
  return (
    <div className={styles.period}>
      <IconButton label={t('period.before')} onClick={() => setPeriod(before)}>
        <ChevronLeft size={20} aria-hidden />
      </IconButton>
      <PeriodSelect aria-label={t('period.label')} label="" value={period} onValue={setPeriod} />
      <IconButton label={t('period.after')} disabled={after === null} onClick={() => after && setPeriod(after)}>
        <ChevronRight size={20} aria-hidden />
      </IconButton>
    </div>
  );
};

const Ready = ({ address, title }: { address: Address; title: string }) => {
  const { period, setPeriod } = address;
  const { t } = useTranslation('quarter');
  const words = useFlowWords();
  const { email } = useUser();
  const { data, error, refetch } = useQuery(quarterQueries.sheet(period));
  // With an older answer at hand people go on: what they type is kept.
  const head = (
    <>
      <h2 className={styles.title}>{title}</h2>
      <PeriodStep address={address} />
    </>
  );
  if (error && !data) return <TierTrouble error={error} onRetry={refetch} />;
  if (!data) return <Skeleton shape="block" />;
  if (data.lines.length > 0) return <SheetScreen email={email} period={period} sheet={data} head={head} />;
  const now = isQuarter(period) ? quarterOfDay(todayInKorea()) : monthOfDay(todayInKorea());
  return (
    <>
      <div className={styles.tools}>{head}</div>
      <EmptyState icon={Link2} title={t('empty.title', { period: words.period(period) })} text={t('empty.text')}>
        {now !== period && (
          <Button look="solid" onClick={() => setPeriod(now)}>
            {t('empty.now', { period: words.period(now) })}
          </Button>
        )}
        <LinkButton to={flowPaths.grid()}>{t('tool.grid')}</LinkButton>
        <LinkButton to={linkPaths.list()}>{t('empty.links')}</LinkButton>
      </EmptyState>
    </>
  );
};
