import { type errorStatus, inEveryLanguage, type Sentence } from '@ieum/contract';
import cn from '../../../../locales/cn/errors/general.json' with { type: 'json' };
import en from '../../../../locales/en/errors/general.json' with { type: 'json' };
import jp from '../../../../locales/jp/errors/general.json' with { type: 'json' };
import kr from '../../../../locales/kr/errors/general.json' with { type: 'json' };

/** A missing code or language is a compile error. */
export type Messages<Codes extends object> = Record<keyof Codes, Sentence>;

type KitCode = `${'request' | 'session' | 'access' | 'server'}.${string}` & keyof typeof errorStatus;

export const kitMessages: Record<KitCode, Sentence> = inEveryLanguage({ kr, en, cn, jp });
