import { FileCheck2, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListed } from '../../../kit/list/listed.ts';
import { Button } from '../../../kit/ui/button/button.tsx';
import { EmptyState } from '../../../kit/ui/state/empty-state.tsx';
import { reviewQueries } from '../../review.queries.ts';
import { ReviewFrame } from '../../review-frame.tsx';
import { useReviewWords } from '../../review-words.ts';
import { declarationsAddress } from './address.ts';
import { useDeclarationTools } from './filters.tsx';
import { StartDialog } from './start-dialog.tsx';
import { DeclarationTable } from './table.tsx';

/** Lists what our company has begun or submitted, last changed first. */
export const DeclarationListPage = () => {
  const { t } = useTranslation('declaration');
  const words = useReviewWords();
  const listed = useListed({ address: declarationsAddress, query: reviewQueries.declarations });
  const { data, isEmpty } = listed;
  const [isStarting, setStarting] = useState(false);
  const start = data?.can.start && (
    <Button look="solid" onClick={() => setStarting(true)}>
      <Plus size={16} aria-hidden />
      {t('start.act')}
    </Button>
  );
  const tools = useDeclarationTools(listed);
  const count = data && t('declarations.count', { count: data.total, shown: words.number(data.total) });
  return (
    <ReviewFrame title={t('part.declarations')}>
      {isEmpty ? (
        <EmptyState icon={FileCheck2} title={t('declarations.empty.title')} text={t('declarations.empty.text')}>
          {start}
        </EmptyState>
      ) : (
        <DeclarationTable listed={listed} toolSet={{ ...tools, count, main: start }} />
      )}
      {isStarting && <StartDialog onClose={() => setStarting(false)} />}
    </ReviewFrame>
  );
};
