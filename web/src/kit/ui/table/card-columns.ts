import type { CardPlace, TableColumn } from './table-column.ts';

const ORDER: CardPlace[] = ['title', 'state', 'what', 'amount', 'note'];
const STATE = /^(state|status|light)$/;
const DAY = /(At|On|To)$/;

type CardColumn<Row> = TableColumn<Row> & { card: CardPlace };

/**
 * Returns the columns that a phone shows of each row: its name, its state, what it is and how much. Pages choose them;
 * otherwise the first column is the name, and the first fitting ones are the rest.
 */
export const cardColumns = <Row>(columns: TableColumn<Row>[]): CardColumn<Row>[] => {
  const chosen = columns.filter((column) => column.card !== undefined);
  if (chosen.length > 0)
    return ORDER.flatMap((card) => chosen.flatMap((column) => (column.card === card ? [{ ...column, card }] : [])));
  const [title, ...others] = columns;
  if (!title) return [];
  const state = others.find(({ id }) => STATE.test(id));
  const amount = others.find(({ isNumeric }) => isNumeric) ?? others.find(({ id }) => DAY.test(id));
  const what = others.find((column) => column !== state && column !== amount);
  const places = [
    [title, 'title'],
    [state, 'state'],
    [what, 'what'],
    [amount, 'amount'],
  ] as const;
  return places.flatMap(([column, card]) => (column ? [{ ...column, card }] : []));
};
