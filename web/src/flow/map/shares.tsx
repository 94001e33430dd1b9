import type { FlowOrigin, flowMapContract, Input, ShareRange, TracedMaterial } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isExact } from '../../kit/format/percent-range.ts';
import { classNames } from '../../kit/ui/class-names.ts';
import { Note } from '../../kit/ui/section/section.tsx';
import { ErrorState } from '../../kit/ui/state/error-state.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import styles from '../flow.module.css';
import { flowQueries } from '../flow.queries.ts';
import { useFlowWords } from '../flow-words.ts';
import { traceHref } from '../origins/address.ts';
import { useWeighedWords } from '../origins/trace-coverage.tsx';
import mapStyles from './map.module.css';

const WHOLE = 100;
const MOST = 12;

type SharesProps = { asked: Input<typeof flowMapContract.traceFlow> };

/** Shows the share of each origin, or each receiver, in each material, including the unknown share. */
export const Shares = ({ asked }: SharesProps) => {
  const { t } = useTranslation('flow');
  const { data, error, refetch } = useQuery(flowQueries.trace(asked));
  const direction = asked.direction ?? 'up';
  if (error) return <ErrorState onRetry={() => refetch()} />;
  if (!data) return <Skeleton shape="text" lines={4} />;
  return (
    <section className={mapStyles.chosen} aria-label={t(`follow.${direction}`)}>
      <h3>{t(`follow.${direction}`)}</h3>
      {data.materials.length === 0 && <Note>{t('trace.noRows')}</Note>}
      {data.materials.map((material) => (
        <Material key={material.material} material={material} />
      ))}
      <Link to={traceHref(asked)}>{t('follow.paper')}</Link>
    </section>
  );
};

/** Shows a share only together with its base. */
const Material = ({ material }: { material: TracedMaterial }) => {
  const { t } = useTranslation('flow');
  const words = useFlowWords();
  const name = words.material(material.material);
  const weighed = useWeighedWords()(material);
  const { kg, coverage, origins, unknown, isWeightMissingBeyond } = material;
  if (!coverage)
    return (
      <Note>
        <strong>{name}</strong> {weighed} {t('trace.nothingWeighed')}
      </Note>
    );
  return (
    <>
      <Note>
        <strong>{name}</strong> {t('trace.basis', { mass: words.mass(kg) })} {weighed}{' '}
        {isWeightMissingBeyond && t('trace.beyond')}
      </Note>
      <ul className={mapStyles.origins} aria-label={name}>
        {origins.slice(0, MOST).map((origin) => (
          <Origin key={keyOf(origin)} origin={origin} />
        ))}
        {unknown.to > 0 && <Share name={t('follow.unknown')} share={unknown} isUnknown />}
      </ul>
      {![...origins.map(({ share }) => share), unknown].every(isExact) && <Note>{t('follow.range')}</Note>}
      {origins.length > MOST && <Note>{t('follow.more', { count: origins.length - MOST })}</Note>}
    </>
  );
};

const keyOf = ({ company, country, region, goods, tier }: FlowOrigin) =>
  [company?.id, country, region, goods.name, goods.hs, tier].join(' ');

const Origin = ({ origin }: { origin: FlowOrigin }) => {
  const { t } = useTranslation('flow');
  const words = useFlowWords();
  const { country, region, company, goods, share, isPartial } = origin;
  const place = words.origin({ country, region });
  const what = goods.name || words.kind(goods);
  const more = [company && words.company(company), what, isPartial && t('follow.partial')];
  return <Share name={place} more={more.filter(Boolean).join(' · ')} share={share} />;
};

type ShareProps = { name: string; more?: string; share: ShareRange; isUnknown?: boolean };

const Share = ({ name, more = '', share, isUnknown = false }: ShareProps) => {
  const words = useFlowWords();
  return (
    <li className={mapStyles.origin}>
      <span className={mapStyles.originLine}>
        <span>
          <bdi>{name}</bdi>
          {more && <bdi className={styles.second}>{more}</bdi>}
        </span>
        <strong>{words.shareRange(share)}</strong>
      </span>
      <span className={mapStyles.track} aria-hidden>
        <span
          className={classNames(mapStyles.fill, isUnknown && mapStyles.unknown)}
          style={{ inlineSize: `${Math.min(WHOLE, share.from * WHOLE)}%` }}
        />
        <span
          className={mapStyles.range}
          style={{ inlineSize: `${Math.min(WHOLE, (share.to - share.from) * WHOLE)}%` }}
        />
      </span>
    </li>
  );
};
