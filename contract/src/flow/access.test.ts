import { expect, it } from 'vitest';
import type { Endpoint } from '../kit/endpoint.ts';
import { flowContract } from './slice.ts';

const endpoints = Object.entries<Endpoint>(flowContract);

it('S6.2 opens each endpoint of flows to exactly these callers', () => {
  const table = endpoints.map(([name, { access, method, path }]) =>
    [[access].flat().join('+').padEnd(14), method.padEnd(6), path, name].join(' '),
  );
  expect(table.sort()).toMatchInlineSnapshot(`
    [
      "supplier       DELETE /flows/:id/figure removeFlowFigure",
      "supplier       DELETE /transformations/:id removeTransformation",
      "supplier       GET    /flow-band getFlowBand",
      "supplier       GET    /flow-choices listFlowChoices",
      "supplier       GET    /flow-map getFlowMap",
      "supplier       GET    /flow-quarters getFlowQuarters",
      "supplier       GET    /flow-sheet getQuarterSheet",
      "supplier       GET    /flow-trace traceFlow",
      "supplier       GET    /flows listFlowRows",
      "supplier       GET    /flows/:id getFlowRow",
      "supplier       GET    /flows/:id/events listFlowEvents",
      "supplier       GET    /mass-balance getMassBalance",
      "supplier       GET    /transformations listTransformations",
      "supplier       GET    /transformations/one getTransformation",
      "supplier       GET    /transformations/one/events listTransformationEvents",
      "supplier       POST   /flow-events/export exportFlowEvents",
      "supplier       POST   /flow-map/export exportFlowMap",
      "supplier       POST   /flow-sheet/drafts saveQuarterDrafts",
      "supplier       POST   /flow-sheet/send sendQuarterSheet",
      "supplier       POST   /flows saveFlowRows",
      "supplier       POST   /flows/:id/messages sayToFlow",
      "supplier       POST   /flows/:id/settle settleFlow",
      "supplier       POST   /flows/export exportFlows",
      "supplier       POST   /flows/import importFlows",
      "supplier       PUT    /flow-tolerances/:productId setTolerance",
      "supplier       PUT    /transformations saveTransformation",
    ]
  `);
});
