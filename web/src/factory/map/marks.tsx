import { factoryPaths } from '@ieum/contract/factory/factory.paths.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../kit/language/use-language.ts';
import styles from '../../kit/map/map.module.css';
import { Pin } from '../../kit/map/pin.tsx';
import { classNames } from '../../kit/ui/class-names.ts';
import type { Mark } from './geometry.ts';

type MapMarksProps = { marks: Mark[]; onOpen: (mark: Mark) => void };

/** Shows the marks as a list from west to east, which the keyboard can reach. */
export const MapMarks = ({ marks, onOpen }: MapMarksProps) => {
  const { t } = useTranslation('factory');
  return (
    <ul className={styles.marks} aria-label={t('map.marks')}>
      {marks
        .toSorted((a, b) => a.x - b.x || a.y - b.y)
        .map((mark) => (
          <li
            key={mark.factory?.id ?? `${mark.west} ${mark.south} ${mark.count}`}
            className={styles.mark}
            style={{ insetInlineStart: mark.x, insetBlockStart: mark.y }}
          >
            {mark.factory ? <Single {...mark.factory} /> : <Cluster mark={mark} onOpen={() => onOpen(mark)} />}
          </li>
        ))}
    </ul>
  );
};

const Single = ({ id, name, precision }: NonNullable<Mark['factory']>) => {
  const { t } = useTranslation('factory');
  const label = `${name}, ${t('part.point.precision')}: ${t(`precision.${precision}`)}`;
  return (
    <Link className={styles.pin} to={factoryPaths.detail(id)} aria-label={label} title={label}>
      <Pin isExact={precision === 'exact' || precision === 'building'} />
    </Link>
  );
};

const SIZES = [
  { from: 1_000, name: styles.huge },
  { from: 100, name: styles.large },
  { from: 10, name: styles.medium },
];

const Cluster = ({ mark: { count, exact }, onOpen }: { mark: Mark; onOpen: () => void }) => {
  const { t } = useTranslation('factory');
  const { tag } = useLanguage();
  const size = SIZES.find(({ from }) => count >= from)?.name;
  const shown = new Intl.NumberFormat(tag, { notation: 'compact' }).format(count);
  const label = t('map.cluster', { count, shown: new Intl.NumberFormat(tag).format(count) });
  return (
    <button
      type="button"
      className={classNames(styles.cluster, size, exact === 0 && styles.estimated)}
      title={label}
      onClick={onOpen}
    >
      <span aria-hidden>{shown}</span>
      <span className="visually-hidden">{label}</span>
    </button>
  );
};
