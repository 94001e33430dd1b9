import type { Db } from '../kit/db/database.ts';
import { findPlaces } from './risk.store.ts';

export type WatchedPlace = Awaited<ReturnType<typeof findPlaces>>[number];

/** Loads the countries and regions that need a closer look, as the operators list them. */
export const loadWatchedPlaces = (db: Db): Promise<WatchedPlace[]> => findPlaces(db);
