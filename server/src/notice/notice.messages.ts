import { inEveryLanguage, type noticeErrors } from '@ieum/contract';
import cn from '../../../locales/cn/errors/notice.json' with { type: 'json' };
import en from '../../../locales/en/errors/notice.json' with { type: 'json' };
import jp from '../../../locales/jp/errors/notice.json' with { type: 'json' };
import kr from '../../../locales/kr/errors/notice.json' with { type: 'json' };
import type { Messages } from '../kit/http/messages.ts';

export const noticeMessages: Messages<typeof noticeErrors> = inEveryLanguage({ kr, en, cn, jp });
