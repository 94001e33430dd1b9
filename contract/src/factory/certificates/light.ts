import { dayAfter, daysBetween } from '../../kit/moment.ts';

/** Status of a certificate, from the best to those that are over. */
export const CERTIFICATE_LIGHTS = ['valid', 'expiring_90', 'expiring_30', 'expired', 'revoked', 'replaced'] as const;
export type CertificateLight = (typeof CERTIFICATE_LIGHTS)[number];

const SOON_DAYS = 90;
const VERY_SOON_DAYS = 30;

type Status = {
  /** The last day on which the certificate is valid. */
  validTo: string;
  isRevoked: boolean;
  /** True if a newer certificate has replaced this one. */
  isReplaced: boolean;
};

/** Returns the light on a day in Korea. A revoked certificate stays revoked, even when another one follows it. */
export const lightOf = ({ validTo, isRevoked, isReplaced }: Status, today: string): CertificateLight => {
  if (isRevoked) return 'revoked';
  if (isReplaced) return 'replaced';
  const left = daysBetween(today, validTo);
  if (left < 0) return 'expired';
  if (left <= VERY_SOON_DAYS) return 'expiring_30';
  return left <= SOON_DAYS ? 'expiring_90' : 'valid';
};

/** Returns the last day of each expiring light, for queries that look for one light. */
export const lightEdges = (today: string) => ({
  verySoon: dayAfter(today, VERY_SOON_DAYS),
  soon: dayAfter(today, SOON_DAYS),
});
