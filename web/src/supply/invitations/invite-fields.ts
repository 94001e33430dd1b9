import '../../kit/form/zod-settings.ts';
import {
  businessNumber,
  country,
  email,
  type Input,
  KOREA,
  LANGUAGES,
  linkFigures,
  type SupplyLink,
  type supplyInvitationsContract,
} from '@ieum/contract';
import { z } from 'zod';

const TEXT_MAX = 100;

const { spendShare } = linkFigures.shape;
const isShare = (value: unknown) => spendShare.safeParse(value).success;

/**
 * One form for both ways to identify a supplier: a business number in Korea, a name elsewhere. A link may already hold
 * the number, which is never shown: the field may then stay empty.
 */
export const inviteFieldsFor = (link: Pick<SupplyLink, 'hasPartnerNumber'> | undefined) =>
  z
    .object({
      productId: z.string(),
      product: z.string().trim().max(TEXT_MAX),
      spendShare: z.custom<number | null>(isShare, 'supplyInvite:problem.share'),
      email,
      country,
      businessNumber: z.string(),
      companyName: z.string().trim().max(TEXT_MAX),
      language: z.enum(LANGUAGES),
    })
    .check(({ value, issues }) => {
      const refuse = (field: keyof typeof value, message: string) =>
        issues.push({ code: 'custom', path: [field], message, input: value });
      if (!link && value.productId === '') refuse('productId', 'supplyInvite:problem.product');
      const inKorea = isKorea(value.country);
      const isLeftOut = link?.hasPartnerNumber === true && value.businessNumber.trim() === '';
      if (inKorea && !isLeftOut && !businessNumber.safeParse(value.businessNumber).success)
        refuse('businessNumber', 'auth:validation.businessNumberRequired');
      if (!inKorea && value.companyName === '') refuse('companyName', 'supplyInvite:problem.name');
    });
export type InviteFields = z.input<ReturnType<typeof inviteFieldsFor>>;

type Sent = Input<(typeof supplyInvitationsContract)['inviteSupplier']>;

export const isKorea = (code: string) => code === KOREA;

/** Returns the part of the input that describes the supplier, with a business number only if one was typed. */
export const supplierOf = (typed: InviteFields): Pick<Sent, 'email' | 'language' | 'country' | 'companyName'> => ({
  email: typed.email,
  language: typed.language,
  country: typed.country,
  companyName: typed.companyName,
  ...(isKorea(typed.country) && typed.businessNumber.trim() !== '' && { businessNumber: typed.businessNumber }),
});
