import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { linkPaths } from '@ieum/contract/supply/links/link.paths.ts';
import { tierPaths } from '@ieum/contract/supply/supply.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '../kit/format/number-text.ts';
import { percentRange } from '../kit/format/percent-range.ts';
import { useLanguage } from '../kit/language/use-language.ts';
import { Page } from '../kit/ui/page/page.tsx';
import { Note } from '../kit/ui/section/section.tsx';
import { Skeleton } from '../kit/ui/state/skeleton.tsx';
import { CompanyGate, OutsideGate, TierTrouble } from './company-gate.tsx';
import { disclosureQueries } from './disclosure/disclosure.queries.ts';
import styles from './overview-page.module.css';
import { flagQueries } from './risks/flag.queries.ts';
import { tierQueries } from './tiers/tiers.queries.ts';
import { useTierWords } from './tiers/words.ts';

type Cards = { flow: ReactNode; review: ReactNode };

/** Shows the status of each screen and the reader's open tasks. */
export const OverviewPage = ({ flow, review }: Cards) => {
  const { t } = useTranslation('shell');
  return (
    <Page title={t('nav.supplyChain')}>
      <CompanyGate>
        <div className={styles.overview}>
          <Waiting />
          <Screens flow={flow} review={review} />
        </div>
      </CompanyGate>
    </Page>
  );
};

const ONE = 1;

const Waiting = () => {
  const { t } = useTranslation('tier');
  const { tag } = useLanguage();
  const links = useQuery(tierQueries.linksWaiting()).data?.total;
  const requests = useQuery(disclosureQueries.grants({ whose: 'ours', state: 'asked', size: ONE })).data?.total;
  const flags = useQuery(flagQueries.list({ size: ONE })).data?.total;
  const things = [
    { name: 'linksWaiting', count: links, to: `${linkPaths.list()}?waiting=mine` },
    { name: 'requestsWaiting', count: requests, to: tierPaths.sharing() },
    { name: 'flagsOpen', count: flags, to: tierPaths.flags() },
  ] as const;
  const isNothing = things.every(({ count }) => count === 0);
  return (
    <section className={styles.section}>
      <h2>{t('overview.waiting')}</h2>
      {isNothing && <Note>{t('overview.nothing')}</Note>}
      <ul className={styles.cards}>
        {things.map(({ name, count, to }) => (
          <li key={name}>
            <Link className={styles.card} to={to}>
              <strong className={styles.figure}>{count === undefined ? '–' : formatNumber(count, tag)}</strong>
              <span>{t(`overview.${name}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Screens = ({ flow, review }: Cards) => {
  const { t } = useTranslation('tier');
  const { t: tShell } = useTranslation('shell');
  return (
    <section className={styles.section}>
      <h2>{t('overview.screens')}</h2>
      <ul className={styles.cards}>
        <li className={styles.card}>
          <h3>
            <Link to={tierPaths.tier()}>
              {tShell('supplyChain.tier')}
              <ArrowRight size={16} aria-hidden />
            </Link>
          </h3>
          <OutsideGate>
            <TierState />
          </OutsideGate>
        </li>
        <li className={styles.card}>
          <h3>
            <Link to={flowPaths.map()}>
              {tShell('nav.page.flow')}
              <ArrowRight size={16} aria-hidden />
            </Link>
          </h3>
          {flow}
        </li>
        <li className={styles.card}>
          <h3>
            <Link to={reviewPaths.home()}>
              {tShell('nav.page.review')}
              <ArrowRight size={16} aria-hidden />
            </Link>
          </h3>
          {review}
        </li>
      </ul>
    </section>
  );
};

const THIRD = 2;
const NOTHING = { from: 0, to: 0 };

const TierState = () => {
  const { t } = useTranslation('tier');
  const { tag } = useLanguage();
  const { companies } = useTierWords();
  const { data, error, refetch } = useQuery(tierQueries.graph({ productId: '' }));
  if (error) return <TierTrouble error={error} onRetry={refetch} />;
  if (!data) return <Skeleton shape="text" lines={2} />;
  if (data.totals.companies === 0) return <Note>{t('empty.text')}</Note>;
  const tiers = data.columns.at(-1)?.tier ?? 0;
  const { confirmed } = data.coverage;
  return (
    <>
      <p>{t('overview.reached', { tiers, companies: companies(data.totals.companies) })}</p>
      <Note>
        {t('overview.coverage', {
          first: percentRange(confirmed[0] ?? NOTHING, tag),
          third: percentRange(confirmed[THIRD] ?? NOTHING, tag),
        })}
      </Note>
    </>
  );
};
