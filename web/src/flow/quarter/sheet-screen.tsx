import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMedia } from '../../kit/ui/media.ts';
import { Note } from '../../kit/ui/section/section.tsx';
import { unitFinder } from '../ledger/grid/names.ts';
import { useSendSheetRows } from './keep/use-send-rows.ts';
import { useSheet } from './keep/use-sheet.ts';
import { lineActs } from './line-acts.ts';
import { PasteNote } from './paste/paste-note.tsx';
import { type PastePlan, planPaste } from './paste/paste-plan.ts';
import { ProductionBeside } from './production-beside.tsx';
import type { Sheet } from './quarter.queries.ts';
import { SheetCards } from './sheet-cards.tsx';
import { SheetFoot } from './sheet-foot.tsx';
import { itemsOf, MANY_ROWS, partnerOf, rowsFound } from './sheet-items.ts';
import type { SheetRow } from './sheet-row.ts';
import { SheetTable } from './sheet-table.tsx';
import { SheetTools } from './sheet-tools.tsx';
import type { Moves } from './value-input.tsx';

type SheetScreenProps = { email: string; period: string; sheet: Sheet; head: ReactNode };
export type Told = { kind: 'pasted'; plan: PastePlan } | { kind: 'same'; count: number };

/** The sheet itself, as a table or, where there is little room, as cards. */
export const SheetScreen = ({ email, period, sheet, head }: SheetScreenProps) => {
  const { t } = useTranslation('quarter');
  const { t: tUnit } = useTranslation('unit');
  const state = useSheet(email, period, sheet);
  const [search, setSearch] = useState('');
  const [only, setOnly] = useState<ReadonlySet<string>>();
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [active, setActive] = useState<string>();
  const [told, setTold] = useState<Told>();
  const find = useRef<HTMLInputElement>(null);
  const foot = useRef<HTMLButtonElement>(null);
  const isSmall = useMedia('upToTablet');
  const sending = useSendSheetRows(state, period);
  const unitOf = useMemo(() => unitFinder((unit) => tUnit(unit)), [tUnit]);
  const isReadOnly = !sheet.can.enter;
  const isMany = sheet.lines.length > MANY_ROWS;

  const found = rowsFound(state.rows, search).filter(({ text }) => only === undefined || only.has(text));
  const items = itemsOf(found, folded, isMany);
  const shown = found.filter((row) => !(isMany && folded.has(partnerOf(row))));
  const goTo = (from: SheetRow, step: 1 | -1) => {
    const at = shown.findIndex(({ text }) => text === from.text);
    let next = at + step;
    while (shown[next]?.state === 'blocked') next += step;
    const row = shown[next];
    if (row) setActive(row.text);
    else if (step === 1) foot.current?.focus();
  };
  const paste = (block: string[][], from: SheetRow | undefined) => {
    const at = Math.max(
      0,
      shown.findIndex(({ text }) => text === from?.text),
    );
    const plan = planPaste({ lines: shown.map(({ line }) => line), from: at, block, period, unitOf });
    if (plan.kind === 'values' && plan.values.size > 0)
      state.putAll(
        shown.flatMap((row): [SheetRow, { quantity: number; isChecked: boolean }][] => {
          const quantity = plan.values.get(row.text);
          return quantity === undefined ? [] : [[row, { quantity, isChecked: false }]];
        }),
      );
    setTold({ kind: 'pasted', plan });
  };
  const fillSame = () => {
    const empty = state.rows.filter(({ line, state: now, wrong }) => now === 'empty' && line.last !== null && !wrong);
    if (empty.length === 0) return;
    state.putAll(empty.map((row) => [row, { quantity: row.line.last, isChecked: false }]));
    setTold({ kind: 'same', count: empty.length });
  };
  const undo = () => {
    state.undo();
    setTold(undefined);
  };
  const actsOf = (row: SheetRow) => lineActs(state, row, unitOf);
  const movesOf = (row: SheetRow): Moves => ({
    next: () => goTo(row, 1),
    previous: () => goTo(row, -1),
    undo,
    find: () => find.current?.focus(),
    paste: (block) => paste(block, row),
  });
  const acting = { actsOf, movesOf, isReadOnly, onFocus: (row: SheetRow) => setActive(row.text) };
  const focused = state.rows.find(({ text }) => text === active);
  return (
    <>
      <SheetTools
        head={head}
        isSmall={isSmall}
        sheet={state}
        find={find}
        search={search}
        onSearch={setSearch}
        isLeftOnly={only !== undefined}
        onLeftOnly={() => setOnly(only ? undefined : new Set(state.left.map(({ text }) => text)))}
        onPaste={(block) => paste(block, focused)}
        onSame={fillSame}
        isReadOnly={isReadOnly}
      />
      {isReadOnly && <Note>{t('viewer')}</Note>}
      {told && (
        <PasteNote
          told={told}
          period={period}
          flagged={state.flagged.length}
          onFlagged={() => setActive(state.flagged[0]?.text)}
          onUndo={undo}
          onClose={() => setTold(undefined)}
        />
      )}
      {found.length === 0 && <Note>{t('noMatch')}</Note>}
      {isSmall ? (
        <SheetCards
          rows={found}
          active={active}
          onActive={setActive}
          period={period}
          saving={state.saving}
          {...acting}
        />
      ) : (
        found.length > 0 && (
          <SheetTable
            items={items}
            active={active}
            period={period}
            onFold={(id) => {
              const next = new Set(folded);
              if (!next.delete(id)) next.add(id);
              setFolded(next);
            }}
            {...acting}
          />
        )
      )}
      <ProductionBeside rows={sheet.production} period={period} />
      <SheetFoot
        sheet={state}
        button={foot}
        isReadOnly={isReadOnly}
        isSending={sending.isPending}
        onSend={sending.send}
        ledger={`${flowPaths.ledger()}?from=${period}&to=${period}`}
      />
    </>
  );
};
