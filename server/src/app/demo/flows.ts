import { contract, spanOf } from '@ieum/contract';
import type { AccountDeps } from '../../account/account.deps.ts';
import { createFlowService } from '../../flow/flow.service.ts';
import { todayInSeoul } from '../../kit/clock.ts';
import type { DemoData } from './data.ts';
import type { DemoContext } from './loading.ts';
import { quietly } from './supply.ts';

type Loading = {
  contextOf: (company: string) => DemoContext;
  factories: Map<string, { id: string }>;
  links: Map<string, string>;
  account: AccountDeps;
};

/** What went: each side enters its own figure, the one where it left and the other where it came. */
export const loadDemoFlows = async (demo: DemoData, { contextOf, factories, links, account }: Loading) => {
  const service = createFlowService({ ...account, notices: quietly(account.notices) });
  const companyOf = (code: string) => demo.factories.find((factory) => factory.code === code)?.company ?? '';
  let entered = 0;
  for (const flow of demo.flows) {
    const relation = relationFor(demo, flow, companyOf(flow.to_factory));
    const enter = async (company: string, quantity: number | null, ends: object) => {
      const context = contextOf(company);
      // On a clock that is behind, what is still to come is left out.
      if (quantity === null || spanOf(flow.period).from > todayInSeoul(context.clock())) return false;
      const row = { linkId: links.get(relation), period: flow.period, quantity, unit: flow.unit, ...ends };
      await service.saveFlowRows(context, contract.saveFlowRows.input.parse({ rows: [row] }));
      return true;
    };
    const idOf = (code: string | null) => factories.get(code ?? '')?.id ?? null;
    const hasLeft =
      flow.from_factory !== null &&
      (await enter(companyOf(flow.from_factory), flow.qty_shipped, { fromFactoryId: idOf(flow.from_factory) }));
    const hasCome = await enter(companyOf(flow.to_factory), flow.qty_received, { toFactoryId: idOf(flow.to_factory) });
    entered += Number(hasLeft || hasCome);
  }
  return entered;
};

/** By which relation a product came to a factory's company. */
export const relationFor = (demo: DemoData, { product, code }: DemoData['flows'][number], buyer: string) => {
  const found = demo.relations.find(
    ({ buyer_product, supplier_product }) =>
      supplier_product === product && demo.products.find((one) => one.code === buyer_product)?.company === buyer,
  );
  if (!found) throw new Error(`no relation of the demo explains ${code}`);
  return found.code;
};
