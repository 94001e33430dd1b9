import type { Language } from '@ieum/contract';
import cn from '../../../../locales/cn/mails/frame.json' with { type: 'json' };
import en from '../../../../locales/en/mails/frame.json' with { type: 'json' };
import jp from '../../../../locales/jp/mails/frame.json' with { type: 'json' };
import kr from '../../../../locales/kr/mails/frame.json' with { type: 'json' };

export type Frame = typeof kr;

/** Words around the content of every mail. */
export const FRAMES: Record<Language, Frame> = { kr, en, cn, jp };
