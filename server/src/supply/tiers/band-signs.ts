import type { ShareBand } from '@ieum/contract';

/** How a share is written in a file where only its size is told. */
export const BAND_SIGNS: Record<ShareBand, string> = {
  '': '',
  under10: '< 10 %',
  to30: '10–30 %',
  to60: '30–60 %',
  over60: '≥ 60 %',
};
