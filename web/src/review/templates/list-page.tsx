import type { ListedTemplate } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/button/button.tsx';
import { Note, RowList, Section } from '../../kit/ui/section/section.tsx';
import { ErrorState } from '../../kit/ui/state/error-state.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { Toolbar } from '../../kit/ui/toolbar/toolbar.tsx';
import { reviewQueries } from '../review.queries.ts';
import { ReviewFrame } from '../review-frame.tsx';
import { NewTemplateDialog } from './new-dialog.tsx';
import { OwnTemplateRow } from './own-row.tsx';
import { ReadyTemplateCard } from './ready-card.tsx';
import styles from './templates.module.css';

/** Lists the questionnaires for suppliers: the ready ones and the company's own. */
export const TemplateListPage = () => {
  const { t } = useTranslation('questionnaire');
  const { data } = useQuery(reviewQueries.templates());
  const [copied, setCopied] = useState<ListedTemplate | 'nothing'>();
  const add = data?.can.add && (
    <Button look="solid" onClick={() => setCopied('nothing')}>
      <Plus size={16} aria-hidden />
      {t('new.start')}
    </Button>
  );
  return (
    <ReviewFrame title={t('title')}>
      <Toolbar main={add} />
      <TemplateLists onCopy={setCopied} />
      {copied && (
        <NewTemplateDialog copyOf={copied === 'nothing' ? undefined : copied} onClose={() => setCopied(undefined)} />
      )}
    </ReviewFrame>
  );
};

const TemplateLists = ({ onCopy }: { onCopy: (template: ListedTemplate) => void }) => {
  const { t } = useTranslation('questionnaire');
  const { data, isError, refetch } = useQuery(reviewQueries.templates());
  if (isError) return <ErrorState onRetry={() => refetch()} />;
  if (!data) return <Skeleton shape="table" />;
  const ready = data.rows.filter(({ isReady }) => isReady);
  const own = data.rows.filter(({ isReady }) => !isReady);
  const copy = data.can.add ? onCopy : undefined;
  return (
    <div className={styles.lists}>
      <Section aria-labelledby="own-templates">
        <h2 id="own-templates">{t('own.title')}</h2>
        {own.length === 0 ? (
          <div>
            <p>{t('own.none')}</p>
            <Note>{`${t('lead')} ${t('own.noneText')}`}</Note>
          </div>
        ) : (
          <RowList aria-labelledby="own-templates">
            {own.map((template) => (
              <OwnTemplateRow key={template.id} template={template} onCopy={copy} />
            ))}
          </RowList>
        )}
      </Section>
      <Section aria-labelledby="ready-templates">
        <div>
          <h2 id="ready-templates">{t('ready.title')}</h2>
          <Note>{t('ready.lead')}</Note>
        </div>
        <ul className={styles.cards} aria-labelledby="ready-templates">
          {ready.map((template) => (
            <ReadyTemplateCard key={template.id} template={template} onCopy={copy} />
          ))}
        </ul>
      </Section>
    </div>
  );
};
