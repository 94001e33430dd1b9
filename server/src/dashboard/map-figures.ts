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
type MapInput = {
  viewerId: string;
  /** Undefined if the viewer may not see other companies. */
  chain: Chain | undefined;
  places: Place[];
  flags: SupplyFlag[];
  /** Factories that each certificate covers. */
  covered: { certificateId: string; factoryId: string }[];
};

/**
 * Marks each place with its most severe open flag. An own factory has the flags of itself and of its certificates; a
 * partner's factory has the flags of the partner's links.
 */
export const mapOf = ({ viewerId, chain, places, flags, covered }: MapInput): Dashboard['map'] => {
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
    // The viewer cannot open another company's factory. Its real id would only make it recognisable elsewhere.
    return { id: isOwn ? id : (chain?.disclosure.mask(`factory ${companyId} ${id}`) ?? ''), ...place, isOwn, severity };
  });
};

const note = (gravest: Map<string, FlagSeverity>, id: string, severity: FlagSeverity) => {
  const before = gravest.get(id);
  if (!before || FLAG_SEVERITIES.indexOf(severity) < FLAG_SEVERITIES.indexOf(before)) gravest.set(id, severity);
};
