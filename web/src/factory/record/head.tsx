import type { Factory } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { useNames } from '../../kit/language/use-names.ts';
import { RecordHead } from '../../kit/record/record-page.tsx';
import { useFactoryWords } from '../factory-words.ts';
import { FactoryActs } from './acts.tsx';
import { StateBadge } from './state-badge.tsx';

/** Shows name, state and place of a factory, who changed it last, and the acts. */
export const FactoryHead = ({ factory }: { factory: Factory }) => {
  const { t } = useTranslation('factory');
  const { tag } = useLanguage();
  const words = useFactoryWords();
  const names = useNames().namesOf(factory);
  const { code, state, siteType, updatedAt, updatedBy } = factory;
  const date = formatDate(updatedAt, tag);
  return (
    <RecordHead
      title={names.first}
      otherName={names.beside}
      badge={<StateBadge state={state} />}
      facts={[
        t(`siteType.${siteType}`),
        code,
        words.place(factory),
        updatedBy ? t('updatedBy', { date, name: updatedBy }) : t('updated', { date }),
      ]}
      acts={<FactoryActs factory={factory} />}
    />
  );
};
