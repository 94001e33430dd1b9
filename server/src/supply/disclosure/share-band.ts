import type { ShareBand } from '@ieum/contract';

const BANDS: [below: number, band: ShareBand][] = [
  [10, 'under10'],
  [30, 'to30'],
  [60, 'to60'],
];

/** Returns the band that stands for a share, for those who may not see the share. */
export const bandOfShare = (share: number | null): ShareBand =>
  share === null ? '' : (BANDS.find(([below]) => share < below)?.[1] ?? 'over60');
