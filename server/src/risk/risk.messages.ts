import { inEveryLanguage, type riskErrors } from '@ieum/contract';
import cn from '../../../locales/cn/errors/risk.json' with { type: 'json' };
import en from '../../../locales/en/errors/risk.json' with { type: 'json' };
import jp from '../../../locales/jp/errors/risk.json' with { type: 'json' };
import kr from '../../../locales/kr/errors/risk.json' with { type: 'json' };
import type { Messages } from '../kit/http/messages.ts';

export const riskMessages: Messages<typeof riskErrors> = inEveryLanguage({ kr, en, cn, jp });
