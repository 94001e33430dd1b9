import type { FormWords, ReviewTemplate } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import pageStyles from '../../kit/record/record-layout.module.css';
import recordStyles from '../../kit/record/record-sections.module.css';
import { Breadcrumb } from '../../kit/ui/navigation/breadcrumb.tsx';
import { PageTitle } from '../../kit/ui/page/page-title.tsx';
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
    <div className={pageStyles.page}>
      <PageTitle>{called}</PageTitle>
      <Breadcrumb places={[{ label: t('title'), to: reviewPaths.templates() }]} current={called} />
      <header className={pageStyles.head}>
        <div className={pageStyles.title}>
          <div className={pageStyles.names}>
            <h1>
              <bdi>{called}</bdi>
            </h1>
            {!template.isReady && (
              <span className={recordStyles.badges}>
                <TemplateBadges template={template} />
              </span>
            )}
          </div>
          {note && <div className={pageStyles.facts}>{note}</div>}
        </div>
        <div className={pageStyles.acts}>{acts}</div>
      </header>
      {children}
    </div>
  );
};
