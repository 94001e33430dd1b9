import cn from '../../../locales/cn/mails/factory.json' with { type: 'json' };
import en from '../../../locales/en/mails/factory.json' with { type: 'json' };
import jp from '../../../locales/jp/mails/factory.json' with { type: 'json' };
import kr from '../../../locales/kr/mails/factory.json' with { type: 'json' };
import { mailWordsOf } from '../notice/mail/template.ts';

export const factoryMails = mailWordsOf({ kr, en, cn, jp });
