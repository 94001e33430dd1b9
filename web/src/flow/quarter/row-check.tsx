import { dimensionOf, type Unit } from '@ieum/contract';
import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { Ban, Check, CircleHelp, Clock, Equal, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLooseWords } from '../../kit/language/loose-words.ts';
import { Badge } from '../../kit/ui/badge/badge.tsx';
import { Button, LinkButton } from '../../kit/ui/button/button.tsx';
import { classNames } from '../../kit/ui/class-names.ts';
import { differenceOf, type Finding } from './checks.ts';
import type { LineActs } from './line-acts.ts';
import { useLineWords } from './line-words.ts';
import styles from './quarter.module.css';
import type { SheetRow } from './sheet-row.ts';

const AGREED = 0.02;
/** The unit in which somebody may have typed a value that is a thousand times too large. */
const SMALLER: Partial<Record<Unit, Unit>> = { TNE: 'KGM', KGM: 'GRM', MTQ: 'LTR', KMT: 'MTR', MTR: 'MMT', MWH: 'KWH' };

type RowCheckProps = {
  row: SheetRow;
  acts: LineActs;
  isReadOnly: boolean;
  /** After an act on a phone or by mouse the next line is not reached: the eye is on this one. */
  onAct?: (() => void) | undefined;
};

/** Says what is to be done about a line, with the acts that do it. */
export const RowCheck = ({ row, acts, isReadOnly, onAct }: RowCheckProps) => {
  const { t } = useTranslation('quarter');
  const words = useLineWords();
  const { line, value, state, finding, wrong, problem } = row;
  const act = (run: () => unknown) => () => {
    run();
    onAct?.();
  };
  if (wrong || problem) return <Refused row={row} />;
  if (state === 'blocked')
    return (
      <>
        <Say tone="muted">{t('check.blocked', { period: words.period(line.enteredIn) })}</Say>
        <LinkButton size="small" to={flowPaths.enter(line.enteredIn)}>
          {t('check.openPeriod', { period: words.period(line.enteredIn) })}
        </LinkButton>
      </>
    );
  if (state === 'conflict') return <Conflicting row={row} acts={acts} isReadOnly={isReadOnly} />;
  if (state === 'flagged' && finding)
    return (
      <>
        <Say icon={<TriangleAlert size={16} aria-hidden />} tone={finding.kind === 'thousand' ? 'bad' : 'warn'}>
          <FindingWords row={row} finding={finding} />
        </Say>
        {!isReadOnly && 'offer' in finding && (
          <Button size="small" onClick={act(() => acts.offer(finding.offer))}>
            {t(finding.kind === 'thousand' ? 'act.change' : 'act.use', { value: words.amount(finding.offer, line) })}
          </Button>
        )}
        {!isReadOnly && (
          <Button size="small" look="ghost" onClick={act(acts.check)}>
            {t('act.right')}
          </Button>
        )}
      </>
    );
  if (state === 'empty' || state === 'unknown')
    return <OpenActs row={row} acts={acts} isReadOnly={isReadOnly} onAct={onAct} />;
  const quantity = value?.quantity ?? 0;
  if (line.theirs !== null && differenceOf(line.theirs, quantity) <= AGREED)
    return (
      <Say icon={<Check size={16} aria-hidden />} tone="good">
        {t('check.agrees')}
      </Say>
    );
  if (quantity === 0)
    return (
      <Say icon={<Ban size={16} aria-hidden />} tone="muted">
        {t('check.nothing')}
      </Say>
    );
  if (quantity === line.last)
    return (
      <Say icon={<Equal size={16} aria-hidden />} tone="muted">
        {t('check.same')}
      </Say>
    );
  return (
    <Say icon={<Clock size={16} aria-hidden />} tone="muted">
      {t('check.waiting')}
    </Say>
  );
};

type Tone = 'good' | 'warn' | 'bad' | 'muted';
const Say = ({ icon, tone, children }: { icon?: ReactNode; tone: Tone; children: ReactNode }) => (
  <span className={classNames(styles.say, styles[`${tone}Words`])}>
    {icon}
    <span>{children}</span>
  </span>
);

const FindingWords = ({ row: { line }, finding }: { row: SheetRow; finding: Finding }) => {
  const { t } = useTranslation('quarter');
  const { percent, sign } = useLineWords();
  const HUNDRED = 100;
  if (finding.kind === 'units') return t('check.units', { unit: sign(line.lastUnit ?? line.unit) });
  if (finding.kind === 'thousand') {
    const other = finding.times > 1 ? SMALLER[line.unit] : largerThan(line.unit);
    return other ? t('check.thousandUnit', { unit: sign(other) }) : t('check.thousand');
  }
  return t(`check.${finding.kind}`, { percent: percent(Number((Math.abs(finding.share) * HUNDRED).toPrecision(2))) });
};

const largerThan = (unit: Unit) =>
  (Object.keys(SMALLER) as Unit[]).find(
    (larger) => SMALLER[larger] === unit && dimensionOf(larger) === dimensionOf(unit),
  );

const Refused = ({ row: { line, wrong, problem } }: { row: SheetRow }) => {
  const { t } = useTranslation('quarter');
  const own = useLooseWords('quarter');
  const flow = useLooseWords('flow');
  const code = wrong?.problem ?? problem ?? '';
  const said = own(`problem.${code}`) ?? flow(`problem.${code}`) ?? flow('problem.other');
  return (
    <>
      <Say icon={<TriangleAlert size={16} aria-hidden />} tone="bad">
        {said}
      </Say>
      {problem !== undefined && line.rowId !== null && (
        <LinkButton size="small" to={flowPaths.row(line.rowId)}>
          {t('problem.row')}
        </LinkButton>
      )}
    </>
  );
};

type Acting = { row: SheetRow; acts: LineActs; isReadOnly: boolean };

const Conflicting = ({ row, acts, isReadOnly }: Acting) => {
  const { t } = useTranslation('quarter');
  const { amount } = useLineWords();
  const { line, value, conflict } = row;
  const theirs = conflict ? (conflict.theirs?.quantity ?? null) : line.mine;
  const said = () => {
    const shown = theirs === null ? '' : amount(theirs, line);
    if (!conflict) return theirs === null ? t('check.ledgerRemoved') : t('check.ledgerChanged', { value: shown });
    const name = conflict.theirs?.by ?? '';
    return theirs === null ? t('check.colleagueUnknown', { name }) : t('check.colleague', { name, value: shown });
  };
  const mine = value?.quantity ?? null;
  return (
    <>
      <Say icon={<TriangleAlert size={16} aria-hidden />} tone="warn">
        {said()}
      </Say>
      {!isReadOnly && (
        <>
          <Button size="small" onClick={acts.giveWay}>
            {theirs === null ? t('act.unknown') : t('act.use', { value: amount(theirs, line) })}
          </Button>
          {mine !== null && (
            <Button size="small" look="ghost" onClick={acts.keep}>
              {t('act.keep', { value: amount(mine, line) })}
            </Button>
          )}
        </>
      )}
    </>
  );
};

const OpenActs = ({ row, acts, isReadOnly, onAct }: Acting & Pick<RowCheckProps, 'onAct'>) => {
  const { t } = useTranslation('quarter');
  const { amount, day } = useLineWords();
  const { line, value } = row;
  const act = (run: () => unknown) => () => {
    run();
    onAct?.();
  };
  return (
    <>
      {value !== undefined && (
        <Say icon={<CircleHelp size={16} aria-hidden />} tone="muted">
          {t('check.unknown')}
        </Say>
      )}
      {line.isNew && <Badge>{t('check.new')}</Badge>}
      {line.endsOn !== '' && <Badge tone="warn">{t('check.ends', { day: day(line.endsOn) })}</Badge>}
      {!isReadOnly && (
        <>
          {line.last !== null && (
            <Button size="small" onClick={act(acts.same)}>
              <Equal size={16} aria-hidden />
              {t('act.same')}
            </Button>
          )}
          {line.theirs !== null && (
            <Button size="small" onClick={act(acts.theirs)}>
              {t('act.use', { value: amount(line.theirs, line) })}
            </Button>
          )}
          <Button size="small" onClick={act(acts.nothing)}>
            <Ban size={16} aria-hidden />
            {t('act.nothing')}
          </Button>
          {value === undefined && (
            <Button
              size="small"
              look="ghost"
              aria-label={t('act.unknown')}
              title={t('act.unknown')}
              onClick={act(acts.unknown)}
            >
              <CircleHelp size={16} aria-hidden />
            </Button>
          )}
        </>
      )}
    </>
  );
};
