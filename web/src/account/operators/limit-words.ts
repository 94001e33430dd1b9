import type { Limit } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { formatDuration, numberFormat } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';

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

/** Words for the limits. A limit that this page has no words for, because the server is newer, shows its own name. */
export const useLimitWords = () => {
  const { t } = useTranslation('admin');
  const { tag } = useLanguage();
  const format = numberFormat(tag);

  return {
    titleOf: (name: string) => (isKnown(name) ? t(`limit.${name}.title`) : name),
    effectOf: (name: string) => (isKnown(name) ? t(`limit.${name}.effect`) : ''),
    /** Formats the rule, for example "같은 네트워크에서 1시간에 10번까지". */
    ruleOf: ({ scope, windowS, standard, max }: Limit) =>
      t(`limitScope.${scope}`, { window: formatDuration(windowS, tag), max: format(max ?? standard) }),
  };
};
