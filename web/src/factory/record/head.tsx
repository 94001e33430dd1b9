import type { Factory } from '@ieum/contract';
import { factoryPagePaths } from '@ieum/contract/factory/record/record.paths.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { useNames } from '../../kit/language/use-names.ts';
import { RecordFacts, RecordHead } from '../../kit/record/record-page.tsx';
import { ExportReadyBadge } from '../facility-record/export-ready-badge.tsx';
import { useFactoryWords } from '../factory-words.ts';
import { FactoryActs } from './acts.tsx';
import { CompletenessRing } from './completeness-ring.tsx';
import { NextSteps } from './next-steps.tsx';
import styles from './record.module.css';
import { StateBadge } from './state-badge.tsx';

/** Shows name, state, completeness and the next steps of a factory. */
export const FactoryHead = ({ factory }: { factory: Factory }) => {
  const { t } = useTranslation('factory');
  const { t: recordWords } = useTranslation('codes');
  const { tag } = useLanguage();
  const words = useFactoryWords();
  const names = useNames().namesOf(factory);
  const { id, code, state, completeness, updatedAt, updatedBy } = factory;
  const date = formatDate(updatedAt, tag);
  return (
    <RecordHead
      title={names.first}
      otherName={names.beside}
      badge={<StateBadge state={state} />}
      acts={<FactoryActs factory={factory} />}
      below={
        <section className={styles.whole} aria-label={t('completeness')}>
          <CompletenessRing score={completeness} />
          <NextSteps factory={factory} />
        </section>
      }
    >
      <RecordFacts>
        {[t(`siteType.${factory.siteType}`), code, words.address(factory)].filter(Boolean).join(' · ')}
      </RecordFacts>
      <p className={styles.record}>
        <Link to={factoryPagePaths.record(id)}>{recordWords('record.title')}</Link>
        <ExportReadyBadge factory={factory} />
      </p>
      <RecordFacts>{updatedBy ? t('updatedBy', { date, name: updatedBy }) : t('updated', { date })}</RecordFacts>
    </RecordHead>
  );
};
