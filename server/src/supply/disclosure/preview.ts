import type { SeenCompany } from '@ieum/contract';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import type { KeyedHash } from '../../kit/security/keyed-hash.ts';
import { findPartners } from '../links/link.store.ts';
import { type CompanyFacts, findCompaniesFacts } from '../tiers/network.store.ts';
import { directPlace, goodsSeen, papersSeen } from './company-view.ts';
import { createSight } from './disclosure.ts';
import { findGrantsBetween } from './grant.store.ts';
import { factsSeen } from './places.ts';
import { findBoughtFor, findSoldTo, isJoined } from './preview.store.ts';

type Previewed = { ownId: string; viewerId: string; now: Date };

/**
 * What another company sees of the own one, made of own links and grants alone: how the other one reaches us or our suppliers
 * besides, and what these have let it see, is nothing of ours.
 */
export const previewFor = async (db: Db, hash: KeyedHash, { ownId, viewerId, now }: Previewed) => {
  if (ownId === viewerId) return undefined;
  const today = todayInSeoul(now);
  const grants = await findGrantsBetween(db, ownId, viewerId);
  const isPartner = await isJoined(db, ownId, viewerId);
  if (grants.length === 0 && !isPartner) return undefined;
  const partners = (await findPartners(db, viewerId)).filter(({ id }) => isPartner && id === ownId);
  const sight = createSight({ hash, viewerId, today, partners, grants });
  const isNamed = isPartner || sight.granted.get(ownId)?.has('identity') === true;
  const place = { ...directPlace(viewerId, ownId), isNamed };
  const sold = await findSoldTo(db, ownId, viewerId, today);
  const bought = await findBoughtFor(
    db,
    sold.map(({ id }) => id),
    today,
  );
  const wanted = new Set([ownId, ...bought.flatMap(({ supplierId }) => supplierId ?? [])]);
  const facts = new Map((await findCompaniesFacts(db, [...wanted], today)).map((one) => [one.id, one]));
  const own = facts.get(ownId);
  if (!own) return undefined;
  const company: SeenCompany = {
    ...shownAs(own, isNamed),
    ...(isNamed && { businessNumber: own.businessNumber }),
    ...(await goodsSeen(db, sight, place, sold)),
    ...(await papersSeen(db, sight, place)),
  };
  const suppliers = [...Map.groupBy(bought, (one) => one.supplierId ?? one).values()].map((links) => {
    const [link] = links;
    const supplier = facts.get(link?.supplierId ?? '');
    const isOpen = links.some((one) => one.isOpen);
    return supplier ? shownAs(supplier, isOpen) : { ...NOBODY, country: link?.country ?? '' };
  });
  return { company, suppliers };
};

/** A viewer's tokens are for that viewer alone, even where everybody knows whom they stand for. */
const shownAs = (company: CompanyFacts, isNamed: boolean) => ({
  ...{ id: isNamed ? company.id : '', token: '', ...factsSeen(company, isNamed) },
});

const NOBODY = {
  ...{ id: '', isMasked: true, name: '', nameEnglish: '', token: '', processGroup: '' },
  ...{ hasCertificate: false, isPlaceholder: true },
};
