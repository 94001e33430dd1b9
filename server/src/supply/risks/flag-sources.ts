import { todayInSeoul } from '../../kit/clock.ts';
import type { FlagSource } from '../../kit/slice.ts';
import { loadWatchedPlaces } from '../../risk/watched-places.ts';
import { partnerSeen, seesPartner } from '../disclosure/disclosure.ts';
import { isUnassigned } from '../links/link.rules.ts';
import { findLiveViewed } from '../links/view.store.ts';
import { certificateFlags, type FlaggedLink, linkFlags } from './flag.rules.ts';
import { findGoods, findLastCertificates } from './flag.store.ts';

/** Flags what the own links show: partners that do not answer, single sources, unknown origins. */
export const linkFlagsOf: FlagSource = async (db, companyId, today) => {
  const [viewed, goods, watched] = await Promise.all([
    findLiveViewed(db, companyId),
    findGoods(db, companyId),
    loadWatchedPlaces(db),
  ]);
  const links = viewed.filter((row) => !isUnassigned(row));
  const flagged = links.map((row): FlaggedLink => {
    const { partner, partnerProduct } = partnerSeen(row, row.side);
    const known = seesPartner(row, row.side) ? goods.get(row.id) : undefined;
    const { spendShare, inputId, inputShare } = row.figures;
    return {
      id: row.id,
      side: row.side,
      state: row.state,
      createdOn: todayInSeoul(new Date(row.createdAt)),
      partner,
      country: partner.country,
      region: row.words.region,
      goods: partnerProduct.name,
      productId: row.productId,
      product: row.productName ?? '',
      spendShare,
      inputId,
      inputShare,
      ...(known ? { family: known.family, materials: known.materials } : kindOfOwn(row)),
      isOrigin: known?.isOrigin ?? false,
      sites: known?.sites ?? null,
    };
  });
  return linkFlags(flagged, watched, today);
};

export const certificateFlagsOf: FlagSource = async (db, companyId, today) =>
  certificateFlags(await findLastCertificates(db, companyId), today);

type Viewed = Awaited<ReturnType<typeof findLiveViewed>>[number];

/**
 * Returns the materials of the bill's line that an unnamed supplier feeds, otherwise those of the buyer's product: the
 * best that is known of its goods.
 */
const kindOfOwn = ({ productFamily, productMaterials, lineMaterials }: Viewed) =>
  lineMaterials && lineMaterials.length > 0
    ? { family: '', materials: lineMaterials }
    : { family: productFamily ?? '', materials: productMaterials ?? [] };
