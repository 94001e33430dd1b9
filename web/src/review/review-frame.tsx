import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TabLinks } from '../kit/ui/navigation/tab-links.tsx';
import { Note } from '../kit/ui/section/section.tsx';
import { CompanyGate } from '../supply/company-gate.tsx';
import styles from './review-frame.module.css';

/** Parts in the order of the work: request, answer, review, correct. */
const REVIEW_PARTS = ['home', 'requests', 'declarations', 'queue', 'actions', 'templates'] as const;

type ReviewFrameProps = { title: string; lead?: string | undefined; action?: ReactNode; children: ReactNode };

/** Frame of each list of reviews: tabs to the other parts, the title, and the main action. */
export const ReviewFrame = ({ title, lead, action, children }: ReviewFrameProps) => {
  const { t } = useTranslation('declaration');
  const tabs = REVIEW_PARTS.map((part) => ({
    to: reviewPaths[part](),
    label: t(`part.${part}`),
    isEnd: part === 'home',
  }));
  return (
    <section className={styles.page}>
      <TabLinks label={t('part.label')} tabs={tabs} />
      <CompanyGate>
        <header className={styles.head}>
          <div>
            <h2>{title}</h2>
            {lead && <Note>{lead}</Note>}
          </div>
          {action && <div className={styles.actions}>{action}</div>}
        </header>
        {children}
      </CompanyGate>
    </section>
  );
};
