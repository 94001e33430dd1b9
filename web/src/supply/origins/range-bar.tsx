import { type Material, markOfMaterial, type OriginShares } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../kit/ui/class-names.ts';
import { Note } from '../../kit/ui/section/section.tsx';
import { markColor } from '../materials/mark-look.ts';
import { barPieces } from './bar-pieces.ts';
import styles from './range-bar.module.css';
import { useOriginWords } from './use-origin-words.ts';

const KINDS = ['confirmed', 'declared', 'unknown'] as const;
/** Smallest piece in per cent that has room for its figure. */
const READABLE = 8;

type RangeBarProps = { shares: OriginShares; material: Material };

/** Bar of what is confirmed, only stated and unknown, with the ranges as text under it. */
export const RangeBar = ({ shares, material }: RangeBarProps) => {
  const { t } = useTranslation('origin');
  const { range, materialOf } = useOriginWords();
  const pieces = barPieces(shares);
  const hasOpen = pieces.some(({ kind }) => kind === 'open');
  return (
    <div className={styles.bar} style={{ color: markColor(markOfMaterial(material)) }}>
      <div className={styles.pieces} aria-hidden>
        {pieces.map(({ kind, size }) => (
          <span key={kind} className={classNames(styles.piece, styles[kind])} style={{ flexGrow: size }}>
            {size >= READABLE && kind !== 'open' && <span>{range({ from: size, to: size })}</span>}
          </span>
        ))}
      </div>
      <dl className={styles.legend} aria-label={t('bar.label', { material: materialOf(material) })}>
        {KINDS.map((kind) => (
          <div key={kind}>
            <dt>
              <span className={classNames(styles.swatch, styles[kind])} aria-hidden />
              <span className={styles.word}>{t(`bar.${kind}`)}</span>
            </dt>
            <dd>{range(shares[kind])}</dd>
          </div>
        ))}
        {hasOpen && (
          <div>
            <dt>
              <span className={classNames(styles.swatch, styles.open)} aria-hidden />
              <span className={styles.word}>{t('bar.open')}</span>
            </dt>
          </div>
        )}
      </dl>
      {hasOpen && <Note>{t('bar.openText')}</Note>}
    </div>
  );
};
