import { type Dashboard, FLAG_SEVERITIES, type FlagSeverity, type SupplyFlag } from '@ieum/contract';
import type { Chain } from '../supply/tiers/chain.ts';

type Place = {
  id: string;
  companyId: string;
  name: string;
  country: string;
  latitude: number;
  longitude: number;
  isExact: boolean;
};
type Told = {
  viewerId: string;
  /** Nothing of a company that may not see others. */
  chain: Chain | undefined;
  places: Place[];
  flags: SupplyFlag[];
  /** Which factories a certificate stands for. */
  covered: { certificateId: string; factoryId: string }[];
};

/** Each place with the gravest open flag: of an own factory by itself and its certificates, of a partner's by its links. */
export const mapOf = ({ viewerId, chain, places, flags, covered }: Told): Dashboard['map'] => {
  const open = flags.filter(({ snooze }) => snooze === null);
  const factories = new Map(covered.map(({ certificateId }) => [certificateId, new Set<string>()]));
  for (const { certificateId, factoryId } of covered) factories.get(certificateId)?.add(factoryId);
  const suppliers = new Map(chain?.links.map(({ id, supplierId }) => [id, supplierId]));
  const gravest = new Map<string, FlagSeverity>();
  for (const { subject, subjectId, severity } of open) {
    if (subject === 'factory') note(gravest, subjectId, severity);
    if (subject === 'certificate') for (const id of factories.get(subjectId) ?? []) note(gravest, id, severity);
    if (subject === 'link') note(gravest, suppliers.get(subjectId) ?? '', severity);
  }
  return places.map(({ id, companyId, ...place }) => {
    const isOwn = companyId === viewerId;
    const severity = gravest.get(isOwn ? id : companyId) ?? '';
    // Another's factory has no page of its own: its id would say nothing but that it is the same one.
    return { id: isOwn ? id : (chain?.sight.mask(`factory ${companyId} ${id}`) ?? ''), ...place, isOwn, severity };
  });
};

const note = (gravest: Map<string, FlagSeverity>, id: string, severity: FlagSeverity) => {
  const before = gravest.get(id);
  if (!before || FLAG_SEVERITIES.indexOf(severity) < FLAG_SEVERITIES.indexOf(before)) gravest.set(id, severity);
};
