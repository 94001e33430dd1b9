import { FLOW_PARTS, flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TabLinks } from '../kit/ui/navigation/tab-links.tsx';
import { Note } from '../kit/ui/section/section.tsx';
import { CompanyGate } from '../supply/company-gate.tsx';
import styles from './flow.module.css';

type FlowPartProps = { title: string; lead?: string; action?: ReactNode; children: ReactNode };

/** Frame of each part of the flow: tabs to the other parts, the title, and the main action. */
export const FlowPart = ({ title, lead, action, children }: FlowPartProps) => {
  const { t } = useTranslation('flow');
  const tabs = FLOW_PARTS.map((part) => ({
    to: flowPaths.part(part),
    label: t(`part.${part}`),
    isEnd: part === 'map',
  }));
  return (
    <section className={styles.page}>
      <div className={styles.nav}>
        <TabLinks label={t('part.label')} tabs={tabs} />
      </div>
      <CompanyGate>
        <header className={styles.partHead}>
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
