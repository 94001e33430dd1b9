import { type DisclosedCompany, NO_NAMES } from '@ieum/contract';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import type { KeyedHash } from '../../kit/security/keyed-hash.ts';
import { findPartners } from '../links/link.store.ts';
import { type CompanyFacts, findCompaniesFacts } from '../tiers/network.store.ts';
import { directPlace, documentsSeen, goodsSeen } from './company-view.ts';
import { createDisclosure } from './disclosure.ts';
import { findGrantsBetween } from './grant.store.ts';
import { factsSeen } from './places.ts';
import { findBoughtFor, findSoldTo, isJoined } from './preview.store.ts';

type Previewed = { ownId: string; viewerId: string; now: Date };

/**
 * Returns what another company sees of the own one, computed from own links and grants alone. In which other ways it
 * reaches us or our suppliers, and what these let it see, stays out of the preview.
 */
export const previewFor = async (db: Db, hash: KeyedHash, { ownId, viewerId, now }: Previewed) => {
  if (ownId === viewerId) return undefined;
  const today = todayInSeoul(now);
  const grants = await findGrantsBetween(db, ownId, viewerId);
  const isPartner = await isJoined(db, ownId, viewerId);
  if (grants.length === 0 && !isPartner) return undefined;
  const partners = (await findPartners(db, viewerId)).filter(({ id }) => isPartner && id === ownId);
  const disclosure = createDisclosure({ hash, viewerId, today, partners, grants });
  const isNamed = isPartner || disclosure.granted.get(ownId)?.has('identity') === true;
  const place = { ...directPlace(viewerId, ownId), isNamed };
  const sold = await findSoldTo(db, ownId, viewerId, today);
  const bought = await findBoughtFor(
    db,
    sold.map(({ id }) => id),
    today,
  );
  const wanted = new Set([ownId, ...bought.flatMap(({ supplierId }) => supplierId ?? [])]);
  const facts = new Map((await findCompaniesFacts(db, [...wanted], today)).map((row) => [row.id, row]));
  const own = facts.get(ownId);
  if (!own) return undefined;
  const company: DisclosedCompany = {
    ...shownAs(own, isNamed),
    ...(isNamed && { businessNumber: own.businessNumber }),
    ...(await goodsSeen(db, disclosure, place, sold)),
    ...(await documentsSeen(db, disclosure, place)),
  };
  const suppliers = [...Map.groupBy(bought, (row) => row.supplierId ?? row).values()].map((links) => {
    const [link] = links;
    const supplier = facts.get(link?.supplierId ?? '');
    const isOpen = links.some((row) => row.isOpen);
    return supplier ? shownAs(supplier, isOpen) : { ...NOBODY, country: link?.country ?? '' };
  });
  return { company, suppliers };
};

/** Leaves out the token: a viewer's tokens are for that viewer alone, even where everybody knows whom they mean. */
const shownAs = (company: CompanyFacts, isNamed: boolean) => ({
  id: isNamed ? company.id : '',
  token: '',
  ...factsSeen(company, isNamed),
});

const NOBODY = {
  id: '',
  isMasked: true,
  ...NO_NAMES,
  token: '',
  processGroup: '',
  hasCertificate: false,
  isPlaceholder: true,
};
