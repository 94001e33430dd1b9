import cn from '../../../locales/cn/mails/flow.json' with { type: 'json' };
import en from '../../../locales/en/mails/flow.json' with { type: 'json' };
import jp from '../../../locales/jp/mails/flow.json' with { type: 'json' };
import kr from '../../../locales/kr/mails/flow.json' with { type: 'json' };
import { mailWordsOf } from '../notice/mail/template.ts';

export const flowMails = mailWordsOf({ kr, en, cn, jp });
