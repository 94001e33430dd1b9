import type { LinkSide, PartnerWords } from '@ieum/contract';

type Standing = { agreedAt: string | null; proposedBy: LinkSide };

/** Two sides know each other's names once the other has stood by a link; whoever proposes one names itself. */
export const seesPartner = ({ agreedAt, proposedBy }: Standing, side: LinkSide) =>
  agreedAt !== null || proposedBy !== side;

type Named = {
  words: PartnerWords;
  partnerId: string | null;
  partnerName: string | null;
  partnerNameEnglish: string | null;
  partnerCountry: string | null;
  theirName: string | null;
  theirPartNumber: string | null;
  theirHs: string | null;
};

/** The other side of a link and its product: its own words, or those of whoever has proposed it. */
export const partnerSeen = (link: Standing & Named, side: LinkSide) => {
  const { words } = link;
  const told = { name: words.product, partNumber: words.partNumber, hs: words.hs };
  if (link.partnerId === null || !seesPartner(link, side)) {
    const called = { id: null, name: words.company, nameEnglish: '', country: words.country };
    return { partner: called, partnerProduct: told };
  }
  const { partnerId: id, partnerName, partnerNameEnglish, partnerCountry, theirName } = link;
  const partner = {
    id,
    name: partnerName ?? '',
    nameEnglish: partnerNameEnglish ?? '',
    country: partnerCountry ?? '',
  };
  const own = { name: theirName ?? '', partNumber: link.theirPartNumber ?? '', hs: link.theirHs ?? '' };
  return { partner, partnerProduct: theirName === null ? told : own };
};
