import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { InLanguage } from '../../language/in-language.tsx';
import { classNames } from '../class-names.ts';
import styles from './tabs.module.css';

type TabEntry = { id: string; label: string; count?: number; disabled?: boolean; content: ReactNode };

type TabsProps = {
  /** What the tabs are parts of, for those who listen. */
  label: string;
  tabs: TabEntry[];
  /** Without it the tabs remember by themselves which one is open. */
  selected?: string;
  onSelect?: (id: string) => void;
};

/** Parts of one view, of which one is seen. Where a part should have an address, take `TabLinks`. */
export const Tabs = ({ label, tabs, selected, onSelect }: TabsProps) => (
  <InLanguage>
    <AriaTabs
      className={classNames(styles.tabs)}
      {...(selected !== undefined && { selectedKey: selected })}
      onSelectionChange={(key) => onSelect?.(String(key))}
    >
      <TabList className={classNames(styles.strip)} aria-label={label}>
        {tabs.map(({ id, label: name, count, disabled = false }) => (
          <Tab key={id} id={id} className={classNames(styles.tab)} isDisabled={disabled}>
            {name}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={classNames(styles.panel)}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  </InLanguage>
);
