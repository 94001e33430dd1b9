import { inEveryLanguage, type slices } from '@ieum/contract';
import cn from '../../../locales/cn/errors/supply.json' with { type: 'json' };
import en from '../../../locales/en/errors/supply.json' with { type: 'json' };
import jp from '../../../locales/jp/errors/supply.json' with { type: 'json' };
import kr from '../../../locales/kr/errors/supply.json' with { type: 'json' };
import type { Messages } from '../kit/http/messages.ts';

export const supplyMessages: Messages<typeof slices.supply.errors> = inEveryLanguage({ kr, en, cn, jp });
