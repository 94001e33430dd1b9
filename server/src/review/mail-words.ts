import cn from '../../../locales/cn/mails/review.json' with { type: 'json' };
import en from '../../../locales/en/mails/review.json' with { type: 'json' };
import jp from '../../../locales/jp/mails/review.json' with { type: 'json' };
import kr from '../../../locales/kr/mails/review.json' with { type: 'json' };
import { mailWordsOf } from '../notice/mail/template.ts';

export const reviewMails = mailWordsOf({ kr, en, cn, jp });
