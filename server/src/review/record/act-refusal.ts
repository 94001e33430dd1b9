import { fail } from '../../kit/http/failure.ts';

/** Not as it stands now. An act is told as every other code is: `hand_in`. */
export const refuseAct = (state: string, act: string) =>
  fail('review.act_impossible', { state, act: act.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) });
