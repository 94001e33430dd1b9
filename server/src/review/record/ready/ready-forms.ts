import type { ReadyForm } from '@ieum/contract';
import { CBAM } from './cbam.ts';
import { FORCED_LABOUR } from './forced-labour.ts';
import type { ReadyQuestionnaire } from './form-shape.ts';
import { MINERALS_3TG } from './minerals-3tg.ts';
import { MINERALS_EXTENDED } from './minerals-extended.ts';
import { SELF_ASSESSMENT } from './self-assessment.ts';

/** Questionnaires that every customer can send as they are, or copy and change. */
export const READY: Record<ReadyForm, ReadyQuestionnaire> = {
  'minerals-3tg': MINERALS_3TG,
  'minerals-extended': MINERALS_EXTENDED,
  cbam: CBAM,
  'forced-labour': FORCED_LABOUR,
  'self-assessment': SELF_ASSESSMENT,
};
