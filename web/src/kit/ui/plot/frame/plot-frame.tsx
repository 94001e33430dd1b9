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

/** What every plot has, whatever it draws. */
export type PlotBasics = {
  title: string;
  /** A day or a moment, in ISO form: every number says as of when. */
  asOf: string;
  unit?: string;
  heading?: 'h2' | 'h3' | 'h4';
  /** Of everything under the title, in every state. */
  height?: number;
  isLoading?: boolean;
  /** What went wrong, in the user's language. */
  error?: string | undefined;
  onRetry?: () => void;
  emptyText?: string;
  emptyAction?: ReactNode;
  /** What is read before the picture is looked at; it stays where the table takes the picture's place. */
  figures?: ReactNode;
  /** In place of the file that is made here, where a server makes a better one. */
  download?: ReactNode;
  /** On paper nothing can be chosen: the table stands under the picture. */
  isPaper?: boolean;
};

type PlotFrameProps = PlotBasics & {
  content: PlotTableContent;
  /** The picture and its names stand one above the other where there is no room beside it. */
  isTallWhenNarrow?: boolean;
  children: ReactNode;
};
type View = 'plot' | 'table';

const HEIGHT = 320;
/** Nothing can be drawn later on paper. */
const EMPTY_ON_PAPER = 96;

/** A picture, the same data as a table, and the table as a file. */
export const PlotFrame = ({ children, content, isTallWhenNarrow, height = HEIGHT, ...basics }: PlotFrameProps) => {
  const { title, asOf, unit, heading: Heading = 'h3', isLoading = false, error, figures, download, isPaper } = basics;
  const [view, setView] = useState<View>('plot');
  const headingId = useId();
  const isEmpty = content.rows.every(({ cells: [, ...values] }) => values.every(({ value }) => value === null));
  const isKnown = !isLoading && error === undefined;
  const hasData = isKnown && !isEmpty;
  return (
    <figure className={styles.frame} aria-labelledby={headingId}>
      <div className={styles.head}>
        <div className={styles.title}>
          <Heading id={headingId}>{title}</Heading>
          <AsOf moment={asOf} unit={unit} />
        </div>
        {!isPaper && (
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

const PlotState = ({ isLoading, error, onRetry, emptyText, emptyAction, isPaper }: PlotBasics) => {
  if (isLoading) return <PlotSkeleton />;
  if (error !== undefined) return <PlotFailure text={error} onRetry={onRetry} />;
  return <PlotEmpty text={emptyText} action={!isPaper && emptyAction} />;
};

const AsOf = ({ moment, unit }: { moment: string; unit: string | undefined }) => {
  const { t } = useTranslation('ui');
  const { tag } = useLanguage();
  const text = formatMoment(moment, tag);
  return (
    <p className={styles.facts}>
      <time dateTime={moment}>
        {isDayOnly(moment) ? t('plot.asOfDay', { day: text }) : t('plot.asOf', { moment: text })}
      </time>
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
