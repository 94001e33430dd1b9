import type { Factory, ListedCertificate } from '@ieum/contract';
import { factoryPagePaths } from '@ieum/contract/factory/record/record.paths.ts';
import { sectionOf, stepPath } from '@ieum/contract/factory/record/step.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../kit/format/number-text.ts';
import { useLooseWords } from '../../kit/language/loose-words.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { RecordScore, RecordStrip } from '../../kit/record/record-summary.tsx';
import { isMissing } from '../../kit/ui/definition-list/definition-list.tsx';
import { certificateQueries } from '../certificates/certificate.queries.ts';
import { useFactoryWords } from '../factory-words.ts';
import { CompletenessRing } from './completeness-ring.tsx';
import { useFactoryDetails } from './groups.tsx';

/** Shows the facts that partners ask for first. */
export const FactoryStrip = ({ factory }: { factory: Factory }) => {
  const { t } = useTranslation('factory');
  const { tag } = useLanguage();
  const words = useFactoryWords();
  const { processes, capacities, headcount, siteArea } = factory;
  const { data } = useQuery(certificateQueries.ofFactory(factory.id));
  const ends = useEnd(data?.rows ?? []);
  const process = processes.find(({ isPrimary }) => isPrimary) ?? processes[0];
  const [capacity] = capacities;
  return (
    <RecordStrip
      facts={[
        { label: t('part.processes.isPrimary'), value: process?.name },
        { label: t('label.capacities'), value: capacity && words.capacity({ ...capacity, product: '' }) },
        { label: t('label.headcount'), value: words.people(headcount?.total ?? null) },
        { label: t('label.siteArea'), value: words.area(siteArea) },
        {
          label: t('tab.certificates'),
          value: data && data.total > 0 && formatNumber(data.total, tag),
          note: ends,
          isUrgent: true,
        },
      ]}
    />
  );
};

/** Says when the first certificate ends, if that is soon. They are sorted by their end. */
const useEnd = (rows: ListedCertificate[]) => {
  const { t } = useTranslation('certificate');
  const first = rows.find(({ light }) => light === 'expired' || light === 'expiring_30' || light === 'expiring_90');
  if (!first) return undefined;
  return first.light === 'expired' ? t('light.expired') : t('daysLeft', { count: first.daysLeft });
};

/** Shows the completeness and the additions that raise it most. */
export const FactoryScore = ({ factory }: { factory: Factory }) => {
  const { t } = useTranslation('factory');
  const { tag } = useLanguage();
  const named = useLooseWords('factory');
  const { id, completeness, nextSteps, can } = factory;
  const empty = Object.values(useFactoryDetails(factory))
    .flat()
    .filter(({ value }) => isMissing(value));
  const [first] = empty;
  const text =
    nextSteps.length === 0 && empty.length === 0
      ? t('nextStep.none')
      : t('record.empty', { count: empty.length, shown: formatNumber(empty.length, tag) });
  return (
    <RecordScore
      label={t('completeness')}
      ring={<CompletenessRing score={completeness} size="small" />}
      score={t('record.score', { score: String(completeness) })}
      text={text}
      additions={nextSteps.map(({ step, points }) => ({
        label: named(`nextStep.${step}`) ?? step,
        points: t('nextStep.points', { points: String(points) }),
        to: can.edit ? stepPath(id, step) : undefined,
      }))}
      all={
        can.edit && first
          ? { label: t('record.fillAll'), to: factoryPagePaths.edit(id, sectionOf(first.field)) }
          : undefined
      }
    />
  );
};
