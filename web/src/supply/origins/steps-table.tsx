import { markOf } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../kit/format/moment.ts';
import { formatNumber } from '../../kit/format/number-text.ts';
import { todayInKorea } from '../../kit/format/today.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Badge } from '../../kit/ui/badge/badge.tsx';
import { Scrolled } from '../../kit/ui/scrolled/scrolled.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import { MaterialMark } from '../materials/material-mark.tsx';
import { type OriginModel, type OriginStep, statedBy } from './model.ts';
import styles from './origins.module.css';
import tableStyles from './table.module.css';
import { useGoodsText } from './use-goods-text.ts';
import { useOriginWords } from './use-origin-words.ts';

const TONES = {
  proposed: 'warn',
  countered: 'warn',
  confirmed: 'good',
  disputed: 'bad',
  unidentified: 'neutral',
  withdrawn: 'neutral',
  ended: 'neutral',
} as const;

/** Lists every step of the paths: the same rows as the map. */
export const StepsTable = ({ model }: { model: OriginModel }) => {
  const { t } = useTranslation('origin');
  const { tag } = useLanguage();
  const { steps, materials, material } = model.data;
  if (steps.length === 0) return null;
  const paths = materials.find((item) => item.material === material)?.paths ?? 0;
  const title = [
    t('table.paths', { count: paths, shown: formatNumber(paths, tag) }),
    t('table.steps', { count: steps.length, shown: formatNumber(steps.length, tag) }),
  ].join(' · ');
  const ordered = steps.map((step, at) => ({ step, at })).toSorted((a, b) => a.step.tier - b.step.tier || a.at - b.at);
  return (
    <section className={styles.part} aria-labelledby="origin-steps">
      <div className={styles.partHead}>
        <h3 id="origin-steps">{title}</h3>
        <Note>{[t('table.asOf', { day: formatDate(todayInKorea(), tag) }), t('table.note')].join(' · ')}</Note>
      </div>
      <Scrolled label={t('table.stepsTitle')} className={tableStyles.scroll}>
        <table className={tableStyles.table} aria-labelledby="origin-steps">
          <thead>
            <tr>
              <th scope="col">{t('column.tier')}</th>
              <th scope="col">{t('column.way')}</th>
              <th scope="col">{t('column.goods')}</th>
              <th scope="col" className={tableStyles.number}>
                {t('column.share')}
              </th>
              <th scope="col" className={tableStyles.number}>
                {t('column.passes')}
              </th>
              <th scope="col">{t('column.state')}</th>
              <th scope="col">{t('column.stated')}</th>
            </tr>
          </thead>
          <tbody>
            {ordered.map(({ step, at }) => (
              <StepRow key={at} step={step} model={model} />
            ))}
          </tbody>
        </table>
      </Scrolled>
    </section>
  );
};

const StepRow = ({ step, model }: { step: OriginStep; model: OriginModel }) => {
  const { t } = useTranslation('origin');
  const { t: tTier } = useTranslation('tier');
  const { tag } = useLanguage();
  const { shareOf, range } = useOriginWords();
  const companyText = useCompanyText(model);
  const goodsText = useGoodsText();
  const product = model.productOf(step.from);
  const { rows } = step;
  const stated = [
    t(`stated.${statedBy(step)}`),
    rows !== null && rows > 0 && t('stated.rows', { count: rows, shown: formatNumber(rows, tag) }),
    product?.isOrigin && t('end.origin'),
  ];
  const hs = product?.hs ? `HS ${product.hs}` : '';
  const goods = product ? goodsText(product) : '';
  return (
    <tr>
      <td data-label={t('column.tier')}>{t('map.oneTier', { tier: step.tier })}</td>
      <th scope="row" data-label={t('column.way')}>
        <bdi>{step.state === 'unidentified' ? tTier('state.unidentified') : companyText(step.from)}</bdi>
        {' → '}
        <bdi>{companyText(step.to)}</bdi>
      </th>
      <td data-label={t('column.goods')}>
        <span className={tableStyles.goods}>
          {product && <MaterialMark mark={markOf(product)} />}
          <span>{[...new Set([goods, hs])].filter(Boolean).join(' · ')}</span>
        </span>
      </td>
      <td data-label={t('column.share')} className={tableStyles.number}>
        {shareOf(step)}
      </td>
      <td data-label={t('column.passes')} className={tableStyles.number}>
        {range(step.passes)}
      </td>
      <td data-label={t('column.state')}>
        <Badge tone={TONES[step.state]}>{tTier(`state.${step.state}`)}</Badge>
      </td>
      <td data-label={t('column.stated')}>{stated.filter(Boolean).join(' · ')}</td>
    </tr>
  );
};

/** Names the company of a product; a masked one by its country and its token. */
export const useCompanyText = ({ companyOf }: OriginModel) => {
  const { nameOf, countryOf } = useOriginWords();
  return (productId: string) => {
    const company = companyOf(productId);
    if (!company) return '–';
    return company.isMasked && !company.isOwn ? [countryOf(company.country), company.token].join(' ') : nameOf(company);
  };
};
