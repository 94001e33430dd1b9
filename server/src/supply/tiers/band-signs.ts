import type { ShareBand } from '@ieum/contract';

/** Signs for a share in a file where only its band is shown. */
export const BAND_SIGNS: Record<ShareBand, string> = {
  '': '',
  under10: '<10%',
  to30: '10–<30%',
  to60: '30–<60%',
  over60: '≥60%',
};
