import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isExact, percentRange } from '../../kit/format/percent-range.ts';
import { todayInKorea } from '../../kit/format/today.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { LinePlot } from '../../kit/ui/plot/line/line-plot.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import { SelectField } from '../../kit/ui/select/select-field.tsx';
import type { Tiers } from './model.ts';
import styles from './tiers.module.css';

const WEIGHTS = ['spend', 'mass'] as const;

/** Shows how much is traced to each tier: what both sides have confirmed, and what at least one side has stated. */
export const Coverage = ({ coverage }: Pick<Tiers, 'coverage'>) => {
  const { t } = useTranslation('tier');
  const { tag } = useLanguage();
  const [by, setBy] = useState<(typeof WEIGHTS)[number]>('spend');
  const { confirmed, declared } = coverage[by];
  const categories = confirmed.map((_, at) => t('tier', { tiers: at + 1 }));
  const rows = confirmed.map((part, at) => ({ tier: categories[at] ?? '', part, stated: declared[at] ?? part }));
  const isKnown = [...confirmed, ...declared].every(isExact);
  const series = (id: 'confirmed' | 'declared') => ({
    id,
    name: t(`coverage.${id}`),
    values: coverage[by][id].map(({ from }) => from),
    most: {
      values: coverage[by][id].map(({ to }) => to),
      leastName: t('coverage.from', { name: t(`coverage.${id}`) }),
      mostName: t('coverage.to', { name: t(`coverage.${id}`) }),
    },
  });
  return (
    <section className={styles.coverage} aria-labelledby="coverage-title">
      <div className={styles.head}>
        <h2 id="coverage-title">{t('coverage.title')}</h2>
        <SelectField
          label={t('coverage.by')}
          value={by}
          options={WEIGHTS.map((value) => ({ value, label: t(`coverage.${value}`) }))}
          onChange={({ target }) => setBy(WEIGHTS.find((weight) => weight === target.value) ?? 'spend')}
        />
      </div>
      {!isKnown && <Note>{t('coverage.range')}</Note>}
      <div className={styles.beside}>
        <LinePlot
          title={t(`coverage.${by}`)}
          heading="h3"
          asOf={todayInKorea()}
          unit="%"
          categories={categories}
          categoryLabel={t('coverage.tier')}
          series={[series('confirmed'), series('declared')]}
        />
        <table className={styles.figures} aria-labelledby="coverage-title">
          <thead>
            <tr>
              <th scope="col">{t('coverage.tier')}</th>
              <th scope="col">{t('coverage.confirmed')}</th>
              <th scope="col">{t('coverage.declared')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ tier, part, stated }) => (
              <tr key={tier}>
                <th scope="row">{tier}</th>
                <td>{percentRange(part, tag)}</td>
                <td>{percentRange(stated, tag)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};
