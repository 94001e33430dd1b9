import type { FormWords, ReviewTemplate } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordFacts, RecordHead, RecordPage } from '../../kit/record/record-page.tsx';
import { Badges } from '../../kit/ui/section/section.tsx';
import { useFormWords } from '../record/form/words.ts';
import { TemplateBadges } from './badges.tsx';

type TemplateHeadProps = {
  template: ReviewTemplate;
  /** Current name in the editor. */
  name: FormWords;
  note?: ReactNode;
  acts: ReactNode;
  children: ReactNode;
};

/** Frame of a questionnaire's page: its name, its status and its acts. */
export const TemplateHead = ({ template, name, note, acts, children }: TemplateHeadProps) => {
  const { t } = useTranslation('questionnaire');
  const words = useFormWords();
  const called = words(name) || t('noName');
  return (
    <RecordPage places={[{ label: t('title'), to: reviewPaths.templates() }]} title={called}>
      <RecordHead
        title={called}
        badge={
          !template.isReady && (
            <Badges>
              <TemplateBadges template={template} />
            </Badges>
          )
        }
        acts={acts}
      >
        {note && <RecordFacts as="div">{note}</RecordFacts>}
      </RecordHead>
      {children}
    </RecordPage>
  );
};
