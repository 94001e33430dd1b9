import { type ComponentProps, Fragment, type ReactNode, type Ref } from 'react';
import { langOfName } from '../language/use-names.ts';
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx';
import { Page } from '../ui/page/page.tsx';
import { PageTitle } from '../ui/page/page-title.tsx';
import { styled } from '../ui/styled.tsx';
import styles from './record-layout.module.css';

export const RecordFrame = styled('div', styles.page);
export const RecordFacts = styled('p', styles.facts);
export const RecordSections = styled('div', styles.sections);
/** Message about the whole record, above its content. It is not printed. */
export const RecordBanner = styled('div', styles.banner);

type Places = ComponentProps<typeof Breadcrumb>['places'];
type RecordPageProps = {
  /** Pages above this one. */
  places: Places;
  title: string;
  /** Title of the browser tab, if it says more than the title. */
  tabTitle?: string;
  children: ReactNode;
};

/** Frame of the page of one record. `RecordHead` shows its title. */
export const RecordPage = ({ places, title, tabTitle = title, children }: RecordPageProps) => (
  <RecordFrame>
    <PageTitle>{tabTitle}</PageTitle>
    <Breadcrumb places={places} current={title} />
    {children}
  </RecordFrame>
);

/** Page below a record or its list, such as a form. */
export const RecordSubpage = ({ places, ...page }: ComponentProps<typeof Page> & { places: Places }) => (
  <RecordFrame>
    <Breadcrumb places={places} current={page.title} />
    <Page {...page} />
  </RecordFrame>
);

/** A line breaks after the dot, never before it. */
const BETWEEN = '\u00a0· ';

type RecordHeadProps = {
  title: string;
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** Line above the title. */
  above?: ReactNode;
  badge?: ReactNode;
  /** The same name in another script. */
  otherName?: string;
  /** Facts in one line below the title. Empty ones are left out. */
  facts?: ReactNode[];
  acts?: ReactNode;
  /** Further lines below the facts. */
  children?: ReactNode;
};

/** Shows what a record is called, its state, one line of facts and what the user can do with it. */
export const RecordHead = ({
  title,
  titleRef,
  above,
  badge,
  otherName,
  facts = [],
  acts,
  children,
}: RecordHeadProps) => {
  const other = otherName && <bdi lang={langOfName(otherName)}>{otherName}</bdi>;
  const line = [other, ...facts].filter(Boolean);
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        {above && <RecordFacts>{above}</RecordFacts>}
        <div className={styles.names}>
          <h1 ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
            <bdi>{title}</bdi>
          </h1>
          {badge}
        </div>
        {line.length > 0 && (
          <RecordFacts>
            {line.map((fact, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the order of the facts is fixed
              <Fragment key={at}>
                {fact}
                {at < line.length - 1 && BETWEEN}
              </Fragment>
            ))}
          </RecordFacts>
        )}
        {children}
      </div>
      {acts && <div className={styles.acts}>{acts}</div>}
    </header>
  );
};
