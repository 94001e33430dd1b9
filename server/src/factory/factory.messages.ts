import {
  type certificatesErrors,
  type codesErrors,
  type evidenceErrors,
  type facilityRecordErrors,
  type factoryErrors,
  type importErrors,
  inEveryLanguage,
  type standardsErrors,
} from '@ieum/contract';
import cn from '../../../locales/cn/errors/factory.json' with { type: 'json' };
import en from '../../../locales/en/errors/factory.json' with { type: 'json' };
import jp from '../../../locales/jp/errors/factory.json' with { type: 'json' };
import kr from '../../../locales/kr/errors/factory.json' with { type: 'json' };
import type { Messages } from '../kit/http/messages.ts';

type Errors = typeof factoryErrors &
  typeof evidenceErrors &
  typeof standardsErrors &
  typeof certificatesErrors &
  typeof importErrors &
  typeof codesErrors &
  typeof facilityRecordErrors;

export const factoryMessages: Messages<Errors> = inEveryLanguage({ kr, en, cn, jp });
