import cn from '../../../locales/cn/mails/admin.json' with { type: 'json' };
import en from '../../../locales/en/mails/admin.json' with { type: 'json' };
import jp from '../../../locales/jp/mails/admin.json' with { type: 'json' };
import kr from '../../../locales/kr/mails/admin.json' with { type: 'json' };
import { mailWordsOf } from '../notice/mail/template.ts';

export const adminMails = mailWordsOf({ kr, en, cn, jp });
