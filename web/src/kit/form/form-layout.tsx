import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../ui/class-names.ts';
import { RequiredMarks } from '../ui/field/field-marks.ts';
import { styled } from '../ui/styled.tsx';
import styles from './form-page.module.css';

const Body = styled('form', styles.form);

/** Form of a page. It marks its required fields, because most fields are optional. */
export const FormBody = (props: ComponentProps<typeof Body>) => (
  <RequiredMarks value>
    <Body {...props} />
  </RequiredMarks>
);

export const FormActions = styled('div', styles.actions);
/** Note at the start of the actions, such as when the draft was stored. */
export const FormNote = styled('span', styles.note);
/** Warning about a value that is allowed. */
export const FieldHint = styled('p', styles.hint);
/** Short fields in one row where there is room. */
export const FieldRow = styled('div', styles.numbers);
/** Two related fields side by side where there is room. */
export const Pair = styled('div', styles.pair);
export const FieldTicks = styled('div', styles.ticks);
/** Target of a link to one field, not hidden by the header. */
export const FieldPlace = styled('div', styles.place);
/** Says what came of a value, below its field. */
export const FieldOutcome = styled('p', styles.said);
/** Offers a longer form. */
export const FormMore = styled('div', styles.more);

type FormLayoutProps = {
  isLong?: boolean;
  /** False removes the layout and keeps the element, so that the fields keep their state. */
  hasAside?: boolean;
  children: ReactNode;
};

/** Form with its table of sections beside it. A long form keeps its actions in reach. */
export const FormLayout = ({ isLong = false, hasAside = true, children }: FormLayoutProps) => (
  <div className={hasAside ? classNames(styles.layout, isLong && styles.long) : undefined}>{children}</div>
);

/** Keeps the actions of a long form in reach. */
export const LongForm = styled('div', styles.long);

type FormSectionProps = {
  title: string;
  lead?: string;
  /** Id to link to. */
  id?: string;
  children: ReactNode;
};

export const FormSection = ({ title, lead, id, children }: FormSectionProps) => {
  const heading = useId();
  return (
    <section className={styles.section} id={id} aria-labelledby={heading}>
      <header className={styles.sectionHead}>
        <h2 id={heading}>{title}</h2>
        {lead && <p>{lead}</p>}
      </header>
      {children}
    </section>
  );
};

/** Fields of a section that has no heading of its own. */
export const FormPart = styled('div', styles.section);

export const FieldGroup = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className={styles.group}>
    <legend>{legend}</legend>
    {children}
  </fieldset>
);
