import type { LinkState, ShareBand, SupplyFlag } from '@ieum/contract';
import styles from './lines.module.css';
import type { Line } from './picture.ts';

/** Height of the card of our own product, if the picture has only one. */
export const ROOT_HEIGHT = 76;

const WIDTHS: Record<ShareBand, number> = { '': 1.6, under10: 1.6, to30: 2.6, to60: 4, over60: 5.5 };
export const widthOf = ({ band }: Pick<Line, 'band'>) => WIDTHS[band];

/** State is the line, in every picture. */
export const lineLook = (state: LinkState) => {
  if (state === 'confirmed') return '';
  return state === 'unidentified' ? styles.dotted : styles.dashed;
};

const RISKS: Record<SupplyFlag['severity'], string> = {
  high: 'var(--bad)',
  medium: 'var(--warn)',
  low: 'var(--info)',
  info: 'var(--info)',
};
export const riskColor = (severity: SupplyFlag['severity'] | undefined) =>
  severity ? RISKS[severity] : 'var(--material-none)';
