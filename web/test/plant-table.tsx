import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { i18n } from '../src/kit/language/i18n.ts';
import { DataTable, type DataTableProps } from '../src/kit/ui/table/data-table.tsx';
import type { TableColumn } from '../src/kit/ui/table/table-column.ts';
import { startState, type TableState } from '../src/kit/ui/table/table-state.ts';
import { startTestApp } from './world.ts';

type Plant = { id: string; name: string; workers: number };

const PLANTS: Plant[] = [
  { id: 'a', name: '울산', workers: 30 },
  { id: 'b', name: '창원', workers: 10 },
  { id: 'c', name: '안산', workers: 20 },
];
export const PLANT_COLUMNS: TableColumn<Plant>[] = [
  { id: 'name', header: '이름', cell: ({ name }) => name, isSortable: true, filter: 'text', isAlwaysShown: true },
  { id: 'workers', header: '인원', cell: ({ workers }) => workers, isSortable: true, isNumeric: true },
  { id: 'code', header: '코드', cell: ({ id }) => id, filter: [{ value: 'a', label: '가' }] },
];

/** Holds the state as a page would, and records every change. */
export const openPlantTable = async (props: Partial<DataTableProps<Plant>> = {}, start: Partial<TableState> = {}) => {
  await startTestApp();
  await i18n.loadNamespaces('ui');
  const changes: TableState[] = [];
  const Bench = () => {
    const [state, setState] = useState(() => startState(start));
    const change = (next: TableState) => {
      changes.push(next);
      setState(next);
    };
    return (
      <DataTable
        label="공장"
        columns={PLANT_COLUMNS}
        rows={PLANTS}
        total={45}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        state={state}
        onChange={change}
        {...props}
      />
    );
  };
  const routes = [
    { path: '/', Component: Bench },
    { path: '/plants/:id', element: <h1>plant</h1> },
  ];
  const router = createMemoryRouter(routes);
  render(<RouterProvider router={router} />);
  await screen.findByRole('table');
  return { changes, last: () => changes.at(-1), router };
};

export const plantNames = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
