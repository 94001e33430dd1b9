import { factoryDetails } from '@ieum/contract';
import { insertFactory } from '../src/factory/factory.store.ts';
import type { useWorld } from './world.ts';

type World = ReturnType<typeof useWorld>;

const READY = factoryDetails.parse({
  ...{ name: '포항공장', country: 'KR', region: 'KR-47', locality: '포항시', street: '1', postalCode: '37517' },
  point: { latitude: 36.029, longitude: 129.341, precision: 'city' },
  isic: '20',
});

/** A factory with everything that its record needs. */
export const recordKnown = async (world: World, companyId: string, by: string) => {
  const saved = {
    details: READY,
    state: 'active',
    completeness: 0,
    nameKey: '',
    confirmedAt: null,
    agesOn: null,
  } as const;
  const made = await insertFactory(world.db(), companyId, { ...saved, by, at: world.clock() });
  return { exportFacilityRecord: { id: made?.id ?? '' } };
};
