import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../account/account.queries.ts';
import { Page } from '../kit/ui/page/page.tsx';
import { CompanyGate } from '../supply/company-gate.tsx';

/** Parts in the order of the work: request, answer, review, correct. */
const REVIEW_PARTS = ['home', 'requests', 'declarations', 'queue', 'actions', 'templates'] as const;

type ReviewFrameProps = {
  /** Name of the part, if it is none of the tabs. */
  title?: string;
  lead?: string | undefined;
  count?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
};

/** Page of each list of reviews: on the line of the title the tabs of all parts and the main action. */
export const ReviewFrame = ({ title, action, children, ...rest }: ReviewFrameProps) => {
  const { t } = useTranslation('declaration');
  const { t: tShell } = useTranslation('shell');
  const isSupplier = useUser().role === 'supplier';
  const tabs = REVIEW_PARTS.map((part) => ({
    to: reviewPaths[part](),
    label: t(`part.${part}`),
    isEnd: part === 'home',
  }));
  return (
    <Page
      title={tShell('nav.page.review')}
      partTitle={title}
      tabs={tabs}
      // An operator has no supply chain, so nothing is queried for them.
      action={isSupplier && action}
      {...rest}
    >
      <CompanyGate>{children}</CompanyGate>
    </Page>
  );
};
