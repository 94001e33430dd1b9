import { inEveryLanguage, type slices } from '@ieum/contract';
import cn from '../../../locales/cn/errors/admin.json' with { type: 'json' };
import en from '../../../locales/en/errors/admin.json' with { type: 'json' };
import jp from '../../../locales/jp/errors/admin.json' with { type: 'json' };
import kr from '../../../locales/kr/errors/admin.json' with { type: 'json' };
import type { Messages } from '../kit/http/messages.ts';

export const adminMessages: Messages<typeof slices.admin.errors> = inEveryLanguage({ kr, en, cn, jp });
