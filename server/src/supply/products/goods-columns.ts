import type { Family, Material } from '@ieum/contract';
import type { GeneratedAlways } from 'kysely';

/** Columns that the database fills: of a product from its details, of a shipment from its goods when it is entered. */
export type GoodsColumns = { family: GeneratedAlways<Family>; materials: GeneratedAlways<Material[]> };
