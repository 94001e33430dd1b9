import { factoryPaths } from '@ieum/contract/factory/factory.paths.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatCompact, formatNumber } from '../../kit/format/number-text.ts';
import { useLabelled } from '../../kit/language/use-labelled.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { MapCluster, MapMark, MapMarks } from '../../kit/map/marks.tsx';
import { Pin } from '../../kit/map/pin.tsx';
import type { Mark } from './geometry.ts';
import styles from './map.module.css';

type FactoryMarksProps = { marks: Mark[]; onOpen: (mark: Mark) => void };

/** Shows the marks as a list from west to east, which the keyboard can reach. */
export const FactoryMarks = ({ marks, onOpen }: FactoryMarksProps) => {
  const { t } = useTranslation('factory');
  return (
    <MapMarks aria-label={t('map.marks')}>
      {marks
        .toSorted((a, b) => a.x - b.x || a.y - b.y)
        .map((mark) => (
          <MapMark
            key={mark.factory?.id ?? `${mark.west} ${mark.south} ${mark.count}`}
            x={mark.x}
            y={mark.y}
            isPin={mark.factory !== null}
          >
            {mark.factory ? <Single {...mark.factory} /> : <Cluster mark={mark} onOpen={() => onOpen(mark)} />}
          </MapMark>
        ))}
    </MapMarks>
  );
};

const Single = ({ id, name, precision }: NonNullable<Mark['factory']>) => {
  const withLabel = useLabelled();
  const { t } = useTranslation('factory');
  const label = `${name}, ${withLabel(t('part.point.precision'), t(`precision.${precision}`))}`;
  return (
    <Link className={styles.pin} to={factoryPaths.detail(id)} aria-label={label} title={label}>
      <Pin isExact={precision === 'exact' || precision === 'building'} />
    </Link>
  );
};

const SIZES = [
  { from: 1_000, size: 'huge' },
  { from: 100, size: 'large' },
  { from: 10, size: 'medium' },
] as const;

const Cluster = ({ mark: { count, exact }, onOpen }: { mark: Mark; onOpen: () => void }) => {
  const { t } = useTranslation('factory');
  const { tag } = useLanguage();
  const size = SIZES.find(({ from }) => count >= from)?.size ?? 'small';
  const shown = formatCompact(count, tag);
  const label = t('map.cluster', { count, shown: formatNumber(count, tag) });
  return <MapCluster shown={shown} label={label} size={size} isEstimated={exact === 0} onClick={onOpen} />;
};
