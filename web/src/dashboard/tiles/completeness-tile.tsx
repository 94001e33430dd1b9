import { factoryPaths } from '@ieum/contract/factory/factory.paths.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CompletenessRing } from '../../factory/record/completeness-ring.tsx';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { PlotFrame } from '../../kit/ui/plot/frame/plot-frame.tsx';
import { TileFigures } from './figures.tsx';
import type { TileProps } from './frame.tsx';
import styles from './tiles.module.css';

/** Shows how complete the factories' data are, with links to the least complete ones. */
export const CompletenessTile = ({ data: { completeness }, links, frameOf }: TileProps) => {
  const { t } = useTranslation('dashboard');
  const { mean, factories, least } = completeness;
  const rows = least.map(({ id, name, points }) => ({
    key: id,
    cells: [
      { text: name, value: name },
      { text: String(points), value: points, href: factoryPaths.detail(id) },
    ],
  }));
  const frame = frameOf('completeness');
  // The ring of the chart says the same.
  const figures = frame.isLine && (
    <TileFigures
      figures={[
        { label: t('figure.factories'), value: String(factories), to: links.leastComplete() },
        { label: t('figure.mean'), value: t('points', { count: Math.round(mean ?? 0) }) },
      ]}
    />
  );
  return (
    <PlotFrame
      {...frame}
      figures={figures}
      title={t('tile.completeness')}
      content={{ columns: [{ name: t('column.factory') }, { name: t('column.points'), isNumeric: true }], rows }}
      emptyText={t('empty.completeness')}
      emptyAction={<LinkButton to={factoryPaths.register()}>{t('empty.factory')}</LinkButton>}
    >
      <div className={styles.completeness}>
        <div className={styles.ring}>
          <CompletenessRing score={Math.round(mean ?? 0)} />
          <Link to={links.leastComplete()}>{t('factories', { count: factories })}</Link>
        </div>
        <h3 className={styles.subtitle}>{t('least')}</h3>
        <ul className={styles.meters}>
          {least.map(({ id, name, points }) => (
            <li key={id}>
              <Link to={factoryPaths.detail(id)}>
                <bdi>{name}</bdi>
              </Link>
              <span>{t('points', { count: points })}</span>
              <meter min={0} max={100} value={points} aria-label={name} />
            </li>
          ))}
        </ul>
      </div>
    </PlotFrame>
  );
};
