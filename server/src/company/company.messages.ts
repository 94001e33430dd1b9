import {
  type companyErrors,
  inEveryLanguage,
  type operatorCompaniesErrors,
  type verificationErrors,
} from '@ieum/contract';
import cn from '../../../locales/cn/errors/company.json' with { type: 'json' };
import en from '../../../locales/en/errors/company.json' with { type: 'json' };
import jp from '../../../locales/jp/errors/company.json' with { type: 'json' };
import kr from '../../../locales/kr/errors/company.json' with { type: 'json' };
import type { Messages } from '../kit/http/messages.ts';

type Errors = typeof companyErrors & typeof verificationErrors & typeof operatorCompaniesErrors;

export const companyMessages: Messages<Errors> = inEveryLanguage({ kr, en, cn, jp });
