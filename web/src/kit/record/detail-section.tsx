import { type ReactNode, useId } from 'react';
import { type Definition, DefinitionList } from '../ui/definition-list/definition-list.tsx';
import styles from './record-layout.module.css';

type DetailSectionProps = { title: string; items?: Definition[]; children?: ReactNode };

export const DetailSection = ({ title, items, children }: DetailSectionProps) => {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {items && <DefinitionList items={items} />}
      {children}
    </section>
  );
};
