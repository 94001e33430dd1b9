import type { ListedAction } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoment } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { useNames } from '../../kit/language/use-names.ts';

export const useActionWords = () => {
  const { t } = useTranslation('task');
  const { tag } = useLanguage();
  const { nameOf } = useNames();
  return {
    day: (value: string) => formatDate(value, tag),
    moment: (at: string) => formatMoment(at, tag),
    /** Says which company does the task for which. */
    sides: ({ isOurs, isSelfSet, partner }: Pick<ListedAction, 'isOurs' | 'isSelfSet' | 'partner'>) => {
      if (!partner) return t(isSelfSet ? 'side.own' : 'side.operator');
      return t(isOurs ? 'side.fromPartner' : 'side.toPartner', { partner: nameOf(partner) });
    },
  };
};
