import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Badge } from '../../kit/ui/badge/badge.tsx';
import { Scrolled } from '../../kit/ui/scrolled/scrolled.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import type { OriginModel, OriginPath } from './model.ts';
import styles from './origins.module.css';
import { useCompanyText } from './steps-table.tsx';
import tableStyles from './table.module.css';
import { useOriginWords } from './use-origin-words.ts';

const TONES = { confirmed: 'good', declared: 'warn', unknown: 'neutral' } as const;
const NOTHING = '–';

/** Lists the paths, the greatest share first. One path alone is told by its steps. */
export const PathsTable = ({ model }: { model: OriginModel }) => {
  const { t } = useTranslation('origin');
  const { tag } = useLanguage();
  const { paths, morePaths } = model.data;
  if (paths.length < 2) return null;
  return (
    <section className={styles.part} aria-labelledby="origin-paths">
      <h3 id="origin-paths">{t('column.path')}</h3>
      <Scrolled label={t('column.path')} className={tableStyles.scroll}>
        <table className={tableStyles.table} aria-labelledby="origin-paths">
          <thead>
            <tr>
              <th scope="col">{t('column.origin')}</th>
              <th scope="col">{t('column.path')}</th>
              <th scope="col" className={tableStyles.number}>
                {t('column.passes')}
              </th>
              <th scope="col">{t('column.confirmed')}</th>
              <th scope="col">{t('column.breakAt')}</th>
            </tr>
          </thead>
          <tbody>
            {paths.map((path) => (
              <PathRow key={`${path.end} ${path.steps.join(' ')}`} path={path} model={model} />
            ))}
          </tbody>
        </table>
      </Scrolled>
      {morePaths > 0 && <Note>{t('table.more', { count: morePaths, shown: formatNumber(morePaths, tag) })}</Note>}
    </section>
  );
};

const PathRow = ({ path, model }: { path: OriginPath; model: OriginModel }) => {
  const { t } = useTranslation('origin');
  const { countryOf, range } = useOriginWords();
  const companyText = useCompanyText(model);
  const steps = path.steps.flatMap((at) => model.data.steps[at] ?? []);
  const isTraced = path.end === 'origin';
  const confirmed = steps.filter(({ state }) => state === 'confirmed').length;
  const broken = path.breakAt === null ? undefined : model.data.steps[path.breakAt];
  const way = [...steps.toReversed().map(({ from }) => from), steps[0]?.to ?? path.productId].map(companyText);
  return (
    <tr>
      <th scope="row" data-label={t('column.origin')}>
        {isTraced ? countryOf(path.country) : t('end.gap')}
        <span className={tableStyles.second}>
          {[
            !isTraced && path.country && t('end.until', { country: countryOf(path.country) }),
            steps.length > 0 && t('map.oneTier', { tier: steps.length }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </th>
      <td data-label={t('column.path')}>
        <bdi>{way.join(' → ')}</bdi>
      </td>
      <td data-label={t('column.passes')} className={tableStyles.number}>
        {range(path.share)}
      </td>
      <td data-label={t('column.confirmed')}>
        <Badge tone={TONES[path.state]}>{`${confirmed} / ${steps.length}`}</Badge>
      </td>
      <td data-label={t('column.breakAt')}>
        {broken ? `${companyText(broken.from)} → ${companyText(broken.to)}` : NOTHING}
      </td>
    </tr>
  );
};
