import cn from '../../../../locales/cn/sheets/flow-choices.json' with { type: 'json' };
import en from '../../../../locales/en/sheets/flow-choices.json' with { type: 'json' };
import jp from '../../../../locales/jp/sheets/flow-choices.json' with { type: 'json' };
import kr from '../../../../locales/kr/sheets/flow-choices.json' with { type: 'json' };
import { plainHeading } from '../../factory/sheet/column-words.ts';
import { type Translations, wordTree } from '../../kit/words.ts';
import { FLOW_SIDES, type FlowSide, type FlowState } from './fields.ts';

const words = wordTree({ kr, en, cn, jp });

export const FLOW_SIDE_WORDS: Record<FlowSide, Translations> = words.sides;
export const FLOW_STATE_WORDS: Record<FlowState, Translations> = words.states;

/** Words of earlier files for a direction. */
const EARLIER_SIDE_WORDS: Partial<Record<FlowSide, string[]>> = { own: ['Moved', 'Moved inside'] };

const sides = new Map(
  FLOW_SIDES.flatMap((side) =>
    [side, ...Object.values(FLOW_SIDE_WORDS[side]), ...(EARLIER_SIDE_WORDS[side] ?? [])].map(
      (word) => [plainHeading(word), side] as const,
    ),
  ),
);
export const sideOfWord = (word: string) => sides.get(plainHeading(word));
