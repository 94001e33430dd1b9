import { inEveryLanguage, type slices } from '@ieum/contract';
import cn from '../../../locales/cn/errors/review.json' with { type: 'json' };
import en from '../../../locales/en/errors/review.json' with { type: 'json' };
import jp from '../../../locales/jp/errors/review.json' with { type: 'json' };
import kr from '../../../locales/kr/errors/review.json' with { type: 'json' };
import type { Messages } from '../kit/http/messages.ts';

export const reviewMessages: Messages<typeof slices.review.errors> = inEveryLanguage({ kr, en, cn, jp });
