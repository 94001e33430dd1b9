import { type dashboardContract, dayAfter, mondayOf, NO_NAMES, weeksAfter } from '@ieum/contract';
import { todayInSeoul } from '../kit/clock.ts';
import type { Handlers } from '../kit/http/context.ts';
import type { Setup } from '../kit/setup.ts';
import { presentLinks } from '../supply/links/link.presenter.ts';
import { flagsOf } from '../supply/risks/flags.service.ts';
import { type DashboardDeps, loadDashboard } from './dashboard.ts';
import { countFlagHistory, findFlagHistory } from './flags/history.store.ts';
import { loadOperatorDashboard, type OperatorSources } from './operator-dashboard.ts';
import { createTasksService } from './tasks.service.ts';
import { tileFile } from './tile-file.ts';

type Deps = DashboardDeps & OperatorSources & { setup: Pick<Setup, 'asksTaxOffice'> };
type OfCompany = Pick<Handlers<typeof dashboardContract>, 'getDashboard' | 'exportDashboard'>;

/** Answers with the figures of a company, which grow with its supply chain. */
export const createCompanyDashboard = (deps: DashboardDeps): OfCompany => ({
  async getDashboard({ db, actor, clock }, filter) {
    return (await loadDashboard(db, deps, actor, clock(), filter)).dashboard;
  },

  async exportDashboard({ inTransaction, record, actor, clock, sender }, { tile, as, ...filter }) {
    const found = await inTransaction(async (db) => {
      await record(db, filter.productId);
      return loadDashboard(db, deps, actor, clock(), filter);
    });
    return tileFile(tile, as, sender.language, { ...found, today: todayInSeoul(clock()) });
  },
});

export const createDashboardService = ({ setup, ...deps }: Deps): Handlers<typeof dashboardContract> => ({
  ...createTasksService(deps.taskSources),
  ...createCompanyDashboard(deps),

  async listFlagHistory({ db, actor, clock }, { week = todayInSeoul(clock()), show, ...page }) {
    const from = mondayOf(week);
    const query = { show, from, to: dayAfter(weeksAfter(from, 1), -1) };
    const { companyId } = actor;
    const today = todayInSeoul(clock());
    const now = { companyId, today, flags: await flagsOf(db, companyId, today, deps.flagSources) };
    const total = await countFlagHistory(db, now, query);
    const found = await findFlagHistory(db, now, query, page);
    const linkIds = [...new Set(found.flatMap(({ linkId }) => linkId ?? []))];
    const links = new Map((await presentLinks(db, companyId, linkIds)).map((link) => [link.id, link]));
    const rows = found.map(({ linkId, ...flag }) => {
      const link = links.get(linkId ?? '');
      return { ...flag, partner: link?.partner ?? NO_NAMES, goods: link?.partnerProduct.name ?? '' };
    });
    return { rows, total, week: { from, to: query.to } };
  },

  getOperatorDashboard: async ({ db, clock }) =>
    loadOperatorDashboard(db, deps, clock(), await setup.asksTaxOffice(db)),
});
