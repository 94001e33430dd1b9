import { type factoryListContract, lightEdges, type MapCell } from '@ieum/contract';
import { type Clock, todayInSeoul } from '../../kit/clock.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { can } from '../factory.policy.ts';
import { changeMany } from './bulk-change.ts';
import { UNITS_PER_DEGREE } from './filter.store.ts';
import { findCountries, findProcesses, findUsedStandards } from './filter-choices.store.ts';
import { findFactories } from './list.store.ts';
import { countUnlocated, findCells } from './map.store.ts';

export const factoryListing: Handlers<typeof factoryListContract> = {
  async listFactories({ db, actor, clock }, query) {
    return { ...(await findFactories(db, actor, query, daysOf(clock))), can: can(actor) };
  },

  async listFactoryPoints({ db, actor, clock }, { zoom, ...filters }) {
    const days = daysOf(clock);
    const cells = await findCells(db, actor, filters, zoom, days);
    return { cells: cells.map(cellOf), unlocated: await countUnlocated(db, actor, filters, days) };
  },

  async getFactoryChoices({ db, actor }) {
    return {
      countries: await findCountries(db, actor),
      processes: await findProcesses(db, actor),
      standards: await findUsedStandards(db, actor),
    };
  },

  async changeFactories({ db, actor, clock }, input) {
    return changeMany(db, actor, input, clock(), daysOf(clock));
  },
};

export const daysOf = (clock: Clock) => {
  const today = todayInSeoul(clock());
  return { today, soon: lightEdges(today).soon };
};

type FoundCell = Awaited<ReturnType<typeof findCells>>[number];

const degreesOf = (units: number) => units / UNITS_PER_DEGREE;

const cellOf = ({ x, y, west, south, east, north, count, exact, id, name, precision }: FoundCell): MapCell => ({
  latitude: degreesOf(y),
  longitude: degreesOf(x),
  west: degreesOf(west),
  south: degreesOf(south),
  east: degreesOf(east),
  north: degreesOf(north),
  count,
  exact,
  factory: id !== null && name !== null && precision !== null ? { id, name, precision } : null,
});
