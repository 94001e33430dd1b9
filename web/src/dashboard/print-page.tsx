import { NO_NAMES } from '@ieum/contract';
import { dashboardPaths } from '@ieum/contract/dashboard/dashboard.paths.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ArrowLeft, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useOptionalProfile } from '../account/account.queries.ts';
import { useFlowWords } from '../flow/flow-words.ts';
import { formatMoment } from '../kit/format/moment.ts';
import { useLanguage } from '../kit/language/use-language.ts';
import { useNames } from '../kit/language/use-names.ts';
import { Paper, PaperFacts, PaperHead, PaperTools } from '../kit/print/print-page.tsx';
import { Button, LinkButton } from '../kit/ui/button/button.tsx';
import { PageTitle } from '../kit/ui/page/page-title.tsx';
import { dashboardQueryOf, readDashboardAddress, withAddress } from './address.ts';
import { dashboardQueries } from './dashboard.queries.ts';
import styles from './print-page.module.css';
import { tilePropsOf } from './tiles/frame.tsx';
import { TileList } from './tiles/list.tsx';

/** Print version of the dashboard: each chart with its table, without navigation or buttons. */
export const DashboardPrintPage = () => {
  const { t } = useTranslation('dashboard');
  const { tag } = useLanguage();
  const words = useFlowWords();
  const [search] = useSearchParams();
  const address = readDashboardAddress(search);
  const { data } = useSuspenseQuery(dashboardQueries.tiles(dashboardQueryOf(address)));
  const own = useOptionalProfile()?.company;
  const company = useNames().nameOf(own ?? NO_NAMES);
  const product = data.products.find(({ id }) => id === data.productId)?.name ?? t('filter.allProducts');
  return (
    <Paper>
      <PageTitle>{t('printTitle')}</PageTitle>
      <PaperTools>
        <LinkButton look="ghost" to={withAddress(dashboardPaths.dashboard(), address)}>
          <ArrowLeft size={16} aria-hidden />
          {t('back')}
        </LinkButton>
        <Button look="solid" onClick={() => window.print()}>
          <Printer size={16} aria-hidden />
          {t('printNow')}
        </Button>
      </PaperTools>
      <PaperHead>
        <h1>{company ? `${company} · ${t('title')}` : t('title')}</h1>
        <PaperFacts>
          {[product, words.period(data.period), t('asOf', { moment: formatMoment(data.asOf, tag) })].join(' · ')}
        </PaperFacts>
      </PaperHead>
      <ul className={styles.tiles}>
        <TileList {...tilePropsOf(data, { address, isPaper: true })} isPaper />
      </ul>
    </Paper>
  );
};
