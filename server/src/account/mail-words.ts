import cn from '../../../locales/cn/mails/account.json' with { type: 'json' };
import en from '../../../locales/en/mails/account.json' with { type: 'json' };
import jp from '../../../locales/jp/mails/account.json' with { type: 'json' };
import kr from '../../../locales/kr/mails/account.json' with { type: 'json' };
import { mailWordsOf } from '../notice/mail/template.ts';

export const accountMails = mailWordsOf({ kr, en, cn, jp });
