import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { formatNumber } from '../../format/number-text.ts';
import { InLanguage } from '../../language/in-language.tsx';
import { useLanguage } from '../../language/use-language.ts';
import { classNames } from '../class-names.ts';
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
        <TabPanel key={id} id={id} className={classNames(styles.panel)}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  </InLanguage>
);

const TabCount = ({ count }: { count: number }) => {
  const { tag } = useLanguage();
  return <span className={styles.count}>{formatNumber(count, tag)}</span>;
};
