import { linkFigures, productDetails } from '@ieum/contract';
import type { Db } from '../src/kit/db.ts';
import { hashOfSecret } from '../src/kit/keyed-hash.ts';
import { insertInvitation, insertSecret } from '../src/supply/invitation.store.ts';
import { addLink } from '../src/supply/link.proposing.ts';
import { insertProduct } from '../src/supply/product.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const LIFETIME_DAYS = 30;
/** Of the invitation whose days are over. */
export const EXPIRED_INVITATION = 'supply-expired-Vd8hQ2xL0sYw7bJtN4cRfKmPzEgUaIo1S5D9GkH';

type Standing = Partial<Parameters<typeof insertInvitation>[1]> & { daysAgo: number };

/** One of each kind that takes days to come about. */
const STANDINGS: [company: string, country: string, standing: Standing][] = [
  ['에코전구체', 'KR', { daysAgo: 1, business_number: '2208162517' }],
  ['Song Hong Wiring', 'VN', { daysAgo: 8, state: 'opened', reminders: 2 }],
  ['', 'KR', { daysAgo: 12, business_number: '1248100998', state: 'accepted' }],
  ['Cobre del Norte', 'CL', { daysAgo: 15, state: 'declined', reason: '거래한 적이 없는 회사예요.', reminders: 3 }],
  ['Minera Atacama Internacional de Litio y Derivados S.A.', 'CL', { daysAgo: 40, reminders: 3 }],
  ['누리전자', 'KR', { daysAgo: 3, business_number: '3148112345', state: 'revoked' }],
  ['다온화학', 'KR', { daysAgo: 2, business_number: '5068123456' }],
];
const BOUNCED = '다온화학';

/** What a company that has invited for weeks finds. */
export const seedInvitations = async (db: Db, { email, now }: { email: string; now: Date }) => {
  const { id: by, companyId } = await db
    .selectFrom('account_user as person')
    .innerJoin('company_member as member', 'member.user_id', 'person.id')
    .select(['person.id', 'member.company_id as companyId'])
    .where('person.email', '=', email)
    .executeTakeFirstOrThrow();
  const details = { ...productDetails.parse({ name: '전기차' }), inputs: [] };
  const product = await insertProduct(db, companyId, { details, state: 'active', by, at: now });
  for (const [no, [company, country, { daysAgo, ...standing }]] of STANDINGS.entries()) {
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    const words = { company, country, region: '', product: `부품 ${no + 1}`, partNumber: '', hs: '' };
    const link = await addLink(
      db,
      { companyId, by, at },
      {
        ...{ side: 'buyer', productId: product?.id ?? '', isUnidentified: false, words, note: '' },
        figures: linkFigures.parse({}),
      },
      { companyId: null, number: standing.business_number ?? '' },
    );
    const made = await insertInvitation(db, {
      ...{ company_id: companyId, link_id: link.id, invited_by: by, country, company_name: company, language: 'kr' },
      email: `sales${no + 1}@supplier.example`,
      sent_at: at.toISOString(),
      ends_at: new Date(at.getTime() + LIFETIME_DAYS * DAY_MS).toISOString(),
      ...(company === BOUNCED && { bounced_at: now.toISOString() }),
      ...standing,
    });
    if (daysAgo > LIFETIME_DAYS) await insertSecret(db, made?.id ?? '', hashOfSecret(EXPIRED_INVITATION));
  }
};
