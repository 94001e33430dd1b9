import cn from '../../../locales/cn/mails/supply.json' with { type: 'json' };
import en from '../../../locales/en/mails/supply.json' with { type: 'json' };
import jp from '../../../locales/jp/mails/supply.json' with { type: 'json' };
import kr from '../../../locales/kr/mails/supply.json' with { type: 'json' };
import { mailWordsOf } from '../notice/mail/template.ts';

export const supplyMails = mailWordsOf({ kr, en, cn, jp });
