import { type ReactNode, useId } from 'react';
import { styled } from '../styled.tsx';
import styles from './section.module.css';

/** Parts of a page below each other, with the width of a text. */
export const Sections = styled('div', styles.sections);
export const Section = styled('section', styles.section);

export const TitledSection = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Section>
  );
};

/** Text beside or below the main one, smaller and paler. */
export const Note = styled('p', styles.note);
export const Badges = styled('span', styles.badges);
export const Buttons = styled('div', styles.buttons);
/** Rows with a line between them. `RowWords` is the part of a row that grows. */
export const RowList = styled('ul', styles.list);
export const RowWords = styled('div', styles.words);
