import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DetailSection } from '../../factory/page/detail-section.tsx';
import paperStyles from '../../factory/page/print-page.module.css';
import { formatDate } from '../../kit/format/moment-format.ts';
import { isExact } from '../../kit/format/percent-range.ts';
import { todayInKorea } from '../../kit/format/today.ts';
import { useLooseWords } from '../../kit/i18n/loose-words.ts';
import { useLanguage } from '../../kit/i18n/use-language.ts';
import styles from '../flow.module.css';
import { flowPaths } from '../flow.paths.ts';
import type { FlowTrace } from '../flow.queries.ts';
import { useFlowWords } from '../flow-words.ts';
import { Scrolled } from '../scrolled.tsx';
import type { TraceAddress } from './trace.address.ts';

const NOTHING = '–';

type TracePaperProps = { data: FlowTrace; address: TraceAddress };

export const TracePaper = ({ data, address }: TracePaperProps) => {
  const { t } = useTranslation('flow');
  const { tag } = useLanguage();
  const words = useFlowWords();
  return (
    <>
      <header className={paperStyles.head}>
        <h2>
          <bdi>{data.product.name}</bdi>
        </h2>
        <p className={paperStyles.facts}>
          {[
            t(`trace.${address.direction}`),
            `${words.period(address.from)} – ${words.period(address.to)}`,
            t('trace.asOf', { day: formatDate(todayInKorea(), tag) }),
          ].join(' · ')}
        </p>
      </header>
      <Origins data={data} direction={address.direction} />
      <Steps data={data} />
      <Evidence data={data} />
    </>
  );
};

const Origins = ({ data, direction }: { data: FlowTrace; direction: TraceAddress['direction'] }) => {
  const { t } = useTranslation('flow');
  const words = useFlowWords();
  return (
    <DetailSection title={t(`trace.shares.${direction}`)}>
      {![...data.origins.map(({ share }) => share), data.unknown].every(isExact) && (
        <p className={styles.note}>{t('follow.range')}</p>
      )}
      <Scrolled label={t(`trace.shares.${direction}`)} className={styles.scroll}>
        <table className={styles.figures}>
          <thead>
            <tr>
              <th scope="col" className={styles.words}>
                {t('column.country')}
              </th>
              <th scope="col" className={styles.words}>
                {t('column.company')}
              </th>
              <th scope="col" className={styles.words}>
                {t('column.goods')}
              </th>
              <th scope="col">{t('column.tier')}</th>
              <th scope="col">{t('column.share')}</th>
            </tr>
          </thead>
          <tbody>
            {data.origins.map(({ country, region, company, goods, tier, share, isPartial }) => (
              <tr key={[country, region, company?.id, goods.name, goods.hs, tier].join(' ')}>
                <th scope="row" className={styles.words}>
                  {[words.countryOf(country), region].filter(Boolean).join(' · ')}
                  {isPartial && <span className={styles.second}>{t('follow.partial')}</span>}
                </th>
                <td className={styles.words}>{company ? words.company(company) : NOTHING}</td>
                <td className={styles.words}>{goodsOf(goods, words.material(goods.materialGroup))}</td>
                <td>{tier}</td>
                <td>{words.shareRange(share)}</td>
              </tr>
            ))}
            {data.unknown.to > 0 && (
              <tr>
                <th scope="row" className={styles.words} colSpan={4}>
                  {t('follow.unknown')}
                </th>
                <td>{words.shareRange(data.unknown)}</td>
              </tr>
            )}
          </tbody>
        </table>
      </Scrolled>
    </DetailSection>
  );
};

const goodsOf = ({ name, hs }: { name: string; hs: string }, material: string) =>
  [name || material, hs && `HS ${hs}`].filter(Boolean).join(' · ');

const Steps = ({ data }: { data: FlowTrace }) => {
  const { t } = useTranslation('flow');
  const words = useFlowWords();
  if (data.steps.length === 0) return null;
  return (
    <DetailSection title={t('trace.steps')}>
      <Scrolled label={t('trace.steps')} className={styles.scroll}>
        <table className={styles.figures}>
          <thead>
            <tr>
              <th scope="col" className={styles.words}>
                {t('column.from')}
              </th>
              <th scope="col" className={styles.words}>
                {t('column.to')}
              </th>
              <th scope="col" className={styles.words}>
                {t('column.goods')}
              </th>
              <th scope="col">{t('column.amount')}</th>
              <th scope="col">{t('column.share')}</th>
            </tr>
          </thead>
          <tbody>
            {data.steps.map(({ tier, from, to, goods, share, kg }) => (
              <tr key={[tier, from.id, to.id, goods.name, goods.hs, goods.materialGroup].join(' ')}>
                <th scope="row" className={styles.words}>
                  {words.company(from)}
                </th>
                <td className={styles.words}>{words.company(to)}</td>
                <td className={styles.words}>{goodsOf(goods, words.material(goods.materialGroup))}</td>
                <td>{kg === null ? NOTHING : words.mass(kg)}</td>
                <td>{words.shareRange(share)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
    </DetailSection>
  );
};

const Evidence = ({ data }: { data: FlowTrace }) => {
  const { t } = useTranslation('flow');
  const said = useLooseWords('flow');
  const words = useFlowWords();
  return (
    <DetailSection title={t('trace.evidence')}>
      {data.evidence.length === 0 && <p className={styles.note}>{t('trace.noEvidence')}</p>}
      <ul className={paperStyles.lines}>
        {data.evidence.map(({ rowId, period, partner, goods, kg, state, documents, lots }) => (
          <li key={rowId}>
            <Link to={flowPaths.row(rowId)}>{[words.period(period), partner, goods].filter(Boolean).join(' · ')}</Link>
            <span className={styles.second}>
              {[
                kg !== null && words.mass(kg),
                said(`state.${state}`),
                documents.length > 0 && t('trace.documents', { list: documents.join(', ') }),
                lots.length > 0 && t('trace.lots', { list: lots.join(', ') }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
};
