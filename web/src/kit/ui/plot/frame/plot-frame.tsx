import { formatMoment, isDayOnly } from '../../../format/moment.ts';
import '../plot-tokens.css';
import { ChartColumn, Download, Table } from 'lucide-react';
import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../language/use-language.ts';
import { Button } from '../../button/button.tsx';
import { classNames } from '../../class-names.ts';
import { csvOf } from './csv.ts';
import { downloadCsv } from './download-file.ts';
import styles from './plot-frame.module.css';
import { PlotEmpty, PlotFailure, PlotSkeleton } from './plot-states.tsx';
import { PlotTable } from './plot-table.tsx';
import type { PlotTableContent } from './plot-table-content.ts';

/** Properties of every plot. */
export type PlotBasics = {
  title: string;
  /** Date of the figures, a day or a moment in ISO form. Left out where the page says it for all its plots. */
  asOf?: string | undefined;
  unit?: string;
  heading?: 'h2' | 'h3' | 'h4';
  /** Height of everything under the title, in every state. */
  height?: number;
  isLoading?: boolean;
  /** Error message in the user's language. */
  error?: string | undefined;
  onRetry?: () => void;
  emptyText?: string;
  emptyAction?: ReactNode;
  /** Figures to read before the picture. They stay when the table replaces the picture. */
  figures?: ReactNode;
  /** Replaces the CSV file made here, where the server makes a better file. */
  download?: ReactNode;
  /** Prints the table under the picture, because nothing can be chosen on paper. */
  isPaper?: boolean;
  /** Replaces the buttons of the view and the download by one control. `onToggle` is missing without a picture. */
  tools?: (state: PlotToolsState) => ReactNode;
  /** Shows the figures, or why there are none, in one line without a picture: too few values for one. */
  isLine?: boolean;
};
export type PlotToolsState = { isTable: boolean; onToggle?: () => void };

type PlotFrameProps = PlotBasics & {
  content: PlotTableContent;
  /** The names move below the picture where there is no room beside it. */
  isTallWhenNarrow?: boolean;
  children: ReactNode;
};
type View = 'plot' | 'table';

const HEIGHT = 320;
/** Height on paper of a plot without data, which cannot be drawn later. */
const EMPTY_ON_PAPER = 96;

/** Shows a picture, the same data as a table, and a download of the table; or one line of figures. */
export const PlotFrame = (props: PlotFrameProps) =>
  props.isLine ? <PlotLine {...props} /> : <PlotPicture {...props} />;

const isWithoutValues = ({ rows }: PlotTableContent) =>
  rows.every(({ cells: [, ...values] }) => values.every(({ value }) => value === null));

const PlotPicture = ({ children, content, isTallWhenNarrow, height = HEIGHT, ...basics }: PlotFrameProps) => {
  const { title, asOf, unit, heading: Heading = 'h3', isLoading = false, error, figures, download, isPaper } = basics;
  const { tools } = basics;
  const [view, setView] = useState<View>('plot');
  const headingId = useId();
  const isEmpty = isWithoutValues(content);
  const isKnown = !isLoading && error === undefined;
  const hasData = isKnown && !isEmpty;
  return (
    <figure className={styles.frame} aria-labelledby={headingId}>
      <div className={classNames(styles.head, tools && styles.compact)}>
        <div className={styles.title}>
          <Heading id={headingId}>{title}</Heading>
          {(asOf || unit) && <AsOf moment={asOf} unit={unit} />}
        </div>
        {!isPaper &&
          tools?.({ isTable: view === 'table', onToggle: () => setView(view === 'table' ? 'plot' : 'table') })}
        {!isPaper && !tools && (
          <PlotTools view={view} onView={setView} isDisabled={!hasData}>
            {download ?? <CsvButton isDisabled={!hasData} onClick={() => downloadCsv(title, csvOf(content))} />}
          </PlotTools>
        )}
      </div>
      <div
        className={classNames(styles.body, isTallWhenNarrow && styles.tall, isKnown && isEmpty && styles.empty)}
        style={{ '--plot-height': `${isPaper && !hasData ? EMPTY_ON_PAPER : height}px` } as CSSProperties}
      >
        {hasData ? (
          <>
            {figures}
            <div className={styles.stage}>
              <div className={classNames(styles.plot, view === 'table' && styles.away)} inert={view === 'table'}>
                {children}
              </div>
              {view === 'table' && <PlotTable title={title} content={content} />}
            </div>
          </>
        ) : (
          <PlotState {...basics} />
        )}
      </div>
      {isPaper && hasData && (
        <div className={styles.paper}>
          <PlotTable title={title} content={content} />
        </div>
      )}
    </figure>
  );
};

const PlotLine = ({
  title,
  heading: Heading = 'h3',
  content,
  figures,
  emptyText,
  emptyAction,
  tools,
}: PlotFrameProps) => {
  const headingId = useId();
  const isEmpty = isWithoutValues(content);
  return (
    <figure className={styles.line} aria-labelledby={headingId} data-line>
      <Heading id={headingId}>{title}</Heading>
      {isEmpty ? <p>{emptyText}</p> : figures}
      {isEmpty ? emptyAction : tools?.({ isTable: false })}
    </figure>
  );
};

const PlotState = ({ isLoading, error, onRetry, emptyText, emptyAction, isPaper }: PlotBasics) => {
  if (isLoading) return <PlotSkeleton />;
  if (error !== undefined) return <PlotFailure text={error} onRetry={onRetry} />;
  return <PlotEmpty text={emptyText} action={!isPaper && emptyAction} />;
};

const AsOf = ({ moment, unit }: { moment: string | undefined; unit: string | undefined }) => {
  const { t } = useTranslation('ui');
  const { tag } = useLanguage();
  return (
    <p className={styles.facts}>
      {moment && (
        <time dateTime={moment}>
          {isDayOnly(moment)
            ? t('plot.asOfDay', { day: formatMoment(moment, tag) })
            : t('plot.asOf', { moment: formatMoment(moment, tag) })}
        </time>
      )}
      {unit && <span>{t('plot.unit', { unit })}</span>}
    </p>
  );
};

type PlotToolsProps = { view: View; onView: (view: View) => void; isDisabled: boolean; children: ReactNode };

const PlotTools = ({ view, onView, isDisabled, children }: PlotToolsProps) => {
  const { t } = useTranslation('ui');
  return (
    <div className={styles.tools}>
      <fieldset className={styles.views} disabled={isDisabled}>
        <legend className="visually-hidden">{t('plot.view')}</legend>
        <Button size="small" isSelected={view === 'plot'} disabled={isDisabled} onClick={() => onView('plot')}>
          <ChartColumn size={16} aria-hidden />
          {t('plot.plot')}
        </Button>
        <Button size="small" isSelected={view === 'table'} disabled={isDisabled} onClick={() => onView('table')}>
          <Table size={16} aria-hidden />
          {t('plot.table')}
        </Button>
      </fieldset>
      {children}
    </div>
  );
};

const CsvButton = ({ isDisabled, onClick }: { isDisabled: boolean; onClick: () => void }) => {
  const { t } = useTranslation('ui');
  return (
    <Button size="small" disabled={isDisabled} onClick={onClick}>
      <Download size={16} aria-hidden />
      {t('plot.download')}
    </Button>
  );
};
