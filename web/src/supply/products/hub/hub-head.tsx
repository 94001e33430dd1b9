import type { Product } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutsideObstacle } from '../../../account/outside-obstacle.ts';
import { formatNumber } from '../../../kit/format/number-text.ts';
import { percentRange } from '../../../kit/format/percent-range.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { langOfName, useNames } from '../../../kit/language/use-names.ts';
import { Badge } from '../../../kit/ui/badge/badge.tsx';
import { Button } from '../../../kit/ui/button/button.tsx';
import type { TierGraphAnswer } from '../../tiers/graph/picture.ts';
import { MissingDialog } from '../../tiers/missing-dialog.tsx';
import { tierQueries } from '../../tiers/tiers.queries.ts';
import { useGraphRows } from '../../tiers/use-graph-rows.ts';
import { ProductActs } from '../acts.tsx';
import styles from './hub.module.css';
import { HubMaterials } from './hub-materials.tsx';

/** Shows what a product is called, how far its chain is traced, and what is missing. */
export const HubHead = ({ product }: { product: Product }) => {
  const { t } = useTranslation('product');
  const names = useNames().namesOf(product);
  const graph = useChainFigures(product);
  const [isAsking, setAsking] = useState(false);
  const { kind, partNumber, hs, state } = product;
  const hasLinks = graph !== undefined && graph.totals.links > 0;
  return (
    <>
      <header className={styles.head}>
        <div className={styles.title}>
          <p className={styles.above}>
            {[t(`kind.${kind}`), partNumber].filter(Boolean).join(' · ')}
            {names.beside && (
              <>
                {' · '}
                <bdi lang={langOfName(names.beside)}>{names.beside}</bdi>
              </>
            )}
          </p>
          <div className={styles.names}>
            <h1>
              <bdi>{names.first}</bdi>
            </h1>
            {hs && <span className={styles.code}>{`HS ${hs}`}</span>}
            <Badge tone={state === 'active' ? 'good' : 'neutral'}>{t(`state.${state}`)}</Badge>
          </div>
        </div>
        {hasLinks && <Figures graph={graph} />}
        <div className={styles.acts}>
          {graph && graph.breaks.total > 0 && (
            <Button look="solid" onClick={() => setAsking(true)}>
              <Send size={16} aria-hidden />
              {t('hub.ask', { shown: graph.breaks.total })}
            </Button>
          )}
          <ProductActs product={product} />
        </div>
        {isAsking && graph && <MissingDialog graph={graph} onClose={() => setAsking(false)} />}
      </header>
      {hasLinks && <HubMaterials productId={product.id} />}
    </>
  );
};

/** Reads the figures only where the server answers about other companies. */
const useChainFigures = ({ id }: Product) => {
  const rows = useGraphRows();
  const { isKnown, obstacle } = useOutsideObstacle();
  return useQuery({ ...tierQueries.graph({ productId: id, rows }), enabled: isKnown && !obstacle }).data;
};

const NOTHING = { from: 0, to: 0 };

const Figures = ({ graph: { coverage, totals, columns } }: { graph: TierGraphAnswer }) => {
  const { t } = useTranslation('product');
  const { tag } = useLanguage();
  const number = (count: number) => formatNumber(count, tag);
  const { links, confirmed, unidentified, companies, countries } = totals;
  const open = links - confirmed - unidentified;
  const deepest = Math.max(0, ...columns.map(({ tier }) => tier));
  const states = [
    open > 0 && t('hub.unconfirmed', { shown: number(open) }),
    unidentified > 0 && t('hub.unidentified', { shown: number(unidentified) }),
  ];
  return (
    <dl className={styles.figures}>
      <Figure
        label={`${t('hub.traced')} · ${t('hub.basis')}`}
        value={percentRange(coverage.confirmed.at(-1) ?? NOTHING, tag)}
        note={t('hub.withUnconfirmed', { shown: percentRange(coverage.declared.at(-1) ?? NOTHING, tag) })}
      />
      <Figure
        label={t('hub.links', { count: links, shown: number(links) })}
        value={t('hub.confirmed', { shown: number(confirmed) })}
        note={states.filter(Boolean).join(' · ')}
      />
      <Figure
        label={t('hub.suppliers')}
        value={t('hub.companies', { count: companies, shown: number(companies) })}
        note={[
          t('hub.countries', { count: countries, shown: number(countries) }),
          t('hub.tiers', { count: deepest, shown: number(deepest) }),
        ].join(' · ')}
      />
    </dl>
  );
};

const Figure = ({ label, value, note }: { label: string; value: ReactNode; note: string }) => (
  <div className={styles.figure}>
    <dt>{label}</dt>
    <dd>
      <strong>{value}</strong> {note && <span>{note}</span>}
    </dd>
  </div>
);
