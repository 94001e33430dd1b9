import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { InLanguage } from '../../language/in-language.tsx';
import { classNames } from '../class-names.ts';
import { TabCount } from './tab-count.tsx';
import styles from './tabs.module.css';

type TabEntry = { id: string; label: string; count?: number; disabled?: boolean; content: ReactNode };

type TabsProps = {
  /** Name of the whole, for screen readers. */
  label: string;
  tabs: TabEntry[];
  /** Id of the open tab. If left out, the component remembers it. */
  selected?: string;
  onSelect?: (id: string) => void;
};

/** Shows one of several parts of a view. If a part needs an address, use `TabLinks`. */
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
            {count !== undefined && <TabCount count={count} />}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={classNames(styles.content)}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  </InLanguage>
);
