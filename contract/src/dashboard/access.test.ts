import { expect, it } from 'vitest';
import type { Endpoint } from '../kit/endpoint.ts';
import { dashboardContract } from './dashboard.ts';

it('S6.2 opens each endpoint of the first screens to exactly these callers', () => {
  const table = Object.entries<Endpoint>(dashboardContract).map(([name, { access, method, path }]) =>
    [[access].flat().join('+').padEnd(14), method.padEnd(6), path, name].join(' '),
  );
  expect(table.sort()).toMatchInlineSnapshot(`
    [
      "admin          GET    /admin/dashboard getOperatorDashboard",
      "supplier       GET    /dashboard getDashboard",
      "supplier       GET    /dashboard/flags listFlagHistory",
      "supplier       GET    /start getStart",
      "supplier       POST   /dashboard/export exportDashboard",
      "supplier+admin GET    /tasks listTasks",
    ]
  `);
});
