import type { Dashboard } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { flowQueries } from '../../flow/flow.queries.ts';
import { formatMoment } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Note } from '../../kit/ui/section/section.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { Sentences } from './sentence.tsx';
import { useSentences } from './use-sentences.ts';
import styles from './work.module.css';

type SituationProps = { data: Dashboard | undefined; isBusy: boolean; filters: ReactNode };

/** Says in a few sentences how things are. Product and quarter filter these and the charts, not the tasks. */
export const Situation = ({ data, isBusy, filters }: SituationProps) => {
  const { t } = useTranslation('dashboard');
  const { tag } = useLanguage();
  const { trace, isLoading } = useTrace(data);
  const sentencesOf = useSentences();
  const title = useId();
  const sentences = data && !isLoading ? sentencesOf(data, trace) : undefined;
  return (
    <section className={styles.situation} aria-labelledby={title} aria-busy={isBusy || !sentences}>
      <div className={styles.head}>
        <h2 id={title}>{t('situation')}</h2>
        {filters}
      </div>
      {!sentences && <Skeleton shape="block" />}
      {sentences?.length === 0 && <Note>{t('say.nothing')}</Note>}
      {sentences && sentences.length > 0 && <Sentences sentences={sentences} />}
      {data && <p className={styles.asOfBelow}>{t('asOf', { moment: formatMoment(data.asOf, tag) })}</p>}
    </section>
  );
};

/** Traces the materials of the chosen or only product. A share over the materials of several products means nothing. */
const useTrace = (data: Dashboard | undefined) => {
  const productId = data?.productId ?? (data?.products.length === 1 ? data.products[0]?.id : undefined) ?? '';
  const period = data?.period ?? '';
  const { data: trace, isLoading } = useQuery({
    ...flowQueries.trace({ productId, from: period, to: period }),
    enabled: productId !== '' && data?.variant === 'buyer',
  });
  return { trace, isLoading };
};
