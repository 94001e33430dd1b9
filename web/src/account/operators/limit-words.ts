import type { Limit } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../kit/language/use-language.ts';
import { numberFormat } from '../../kit/ui/plot/plot-format.ts';

const LIMIT_NAMES = [
  'signInFailure',
  'signUp',
  'findEmail',
  'findCode',
  'resetRequest',
  'linkCheck',
  'confirmationMail',
  'emailChange',
  'upload',
] as const;
type LimitName = (typeof LIMIT_NAMES)[number];

const isKnown = (name: string): name is LimitName => LIMIT_NAMES.some((known) => known === name);

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Words for the limits. A limit that this page has no words for, because the server is newer, shows its own name. */
export const useLimitWords = () => {
  const { t } = useTranslation('admin');
  const { tag } = useLanguage();
  const format = numberFormat(tag);

  /** Formats a time window, for example "10분" or "1 day". */
  const windowOf = (seconds: number) => {
    const [unit, size] = UNITS.find(([, length]) => seconds % length === 0) ?? (['second', 1] as const);
    return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size);
  };

  return {
    titleOf: (name: string) => (isKnown(name) ? t(`limit.${name}.title`) : name),
    effectOf: (name: string) => (isKnown(name) ? t(`limit.${name}.effect`) : ''),
    /** Formats the rule, for example "같은 네트워크에서 1시간에 10번까지". */
    ruleOf: ({ scope, windowS, standard, max }: Limit) =>
      t(`limitScope.${scope}`, { window: windowOf(windowS), max: format(max ?? standard) }),
  };
};
