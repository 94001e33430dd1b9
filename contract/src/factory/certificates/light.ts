import { dayAfter, daysBetween } from '../../kit/moment.ts';

/** How a certificate stands, from the best to what is over. */
export const CERTIFICATE_LIGHTS = ['valid', 'expiring_90', 'expiring_30', 'expired', 'revoked', 'replaced'] as const;
export type CertificateLight = (typeof CERTIFICATE_LIGHTS)[number];

const SOON_DAYS = 90;
const VERY_SOON_DAYS = 30;

type Standing = {
  /** The last day on which it holds. */
  validTo: string;
  isRevoked: boolean;
  /** Another one has taken its place. */
  isReplaced: boolean;
};

/** `today` is a day in Korea. What is revoked stays so, whatever follows it. */
export const lightOf = ({ validTo, isRevoked, isReplaced }: Standing, today: string): CertificateLight => {
  if (isRevoked) return 'revoked';
  if (isReplaced) return 'replaced';
  const left = daysBetween(today, validTo);
  if (left < 0) return 'expired';
  if (left <= VERY_SOON_DAYS) return 'expiring_30';
  return left <= SOON_DAYS ? 'expiring_90' : 'valid';
};

/** The days on which the light changes, as whoever looks for one colour needs them: each is the last of its kind. */
export const lightEdges = (today: string) => ({
  verySoon: dayAfter(today, VERY_SOON_DAYS),
  soon: dayAfter(today, SOON_DAYS),
});
