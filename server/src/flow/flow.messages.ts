import { inEveryLanguage, type slices } from '@ieum/contract';
import cn from '../../../locales/cn/errors/flow.json' with { type: 'json' };
import en from '../../../locales/en/errors/flow.json' with { type: 'json' };
import jp from '../../../locales/jp/errors/flow.json' with { type: 'json' };
import kr from '../../../locales/kr/errors/flow.json' with { type: 'json' };
import type { Messages } from '../kit/http/messages.ts';

export const flowMessages: Messages<typeof slices.flow.errors> = inEveryLanguage({ kr, en, cn, jp });
