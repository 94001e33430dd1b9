import { fail } from '../../kit/http/failure.ts';

/**
 * Refuses an act that the current state does not allow. The act is named in snake case like every other code:
 * `submit`.
 */
export const refuseAct = (state: string, act: string) =>
  fail('review.act_impossible', { state, act: act.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) });
