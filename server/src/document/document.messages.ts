import { type documentErrors, inEveryLanguage } from '@ieum/contract';
import cn from '../../../locales/cn/errors/document.json' with { type: 'json' };
import en from '../../../locales/en/errors/document.json' with { type: 'json' };
import jp from '../../../locales/jp/errors/document.json' with { type: 'json' };
import kr from '../../../locales/kr/errors/document.json' with { type: 'json' };
import type { Messages } from '../kit/http/messages.ts';

export const documentMessages: Messages<typeof documentErrors> = inEveryLanguage({ kr, en, cn, jp });
