import { FLOW_PARTS, flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../account/account.queries.ts';
import { Page } from '../kit/ui/page/page.tsx';
import { CompanyGate } from '../supply/company-gate.tsx';

type FlowPartProps = {
  /** Name of the part, if it is none of the tabs. */
  title?: string;
  lead?: string;
  count?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
};

/** Page of each part of the flow: on the line of the title the tabs of all parts and the main action. */
export const FlowPart = ({ title, action, children, ...rest }: FlowPartProps) => {
  const { t } = useTranslation('flow');
  const { t: tShell } = useTranslation('shell');
  const isSupplier = useUser().role === 'supplier';
  const tabs = FLOW_PARTS.map((part) => ({
    to: flowPaths.part(part),
    label: t(`part.${part}`),
    isEnd: part === 'map',
  }));
  return (
    <Page
      title={tShell('nav.page.flow')}
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
