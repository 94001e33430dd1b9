import { type Language, rangeSign, type ShareBand, TAG_OF } from '@ieum/contract';

/** Returns the sign for a share in a file where only its band is shown: <10%, 10–<30%. */
export const bandSign = (band: ShareBand, language: Language) => {
  const to = rangeSign(TAG_OF[language]);
  const signs: Record<ShareBand, string> = {
    '': '',
    under10: '<10%',
    to30: `10${to}<30%`,
    to60: `30${to}<60%`,
    over60: '≥60%',
  };
  return signs[band];
};
