import { type facilityRecordContract, facilityRecordGaps } from '@ieum/contract';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { findListInUse } from '../codes/lists.store.ts';
import { findCodeName } from '../codes/search.store.ts';
import { findFactory } from '../record/record.store.ts';
import { wholeDetails } from '../record/writer.ts';
import { findOperator, findValidCertificates } from './facility-record.store.ts';
import { facilityRecordOf } from './untp-record.ts';

const MEDIA_TYPE = 'application/ld+json';

export const createFacilityRecords = (publicUrl: string): Handlers<typeof facilityRecordContract> => ({
  async exportFacilityRecord({ inTransaction, actor, clock }, { id }) {
    const record = await inTransaction(async (db) => {
      const row = (await findFactory(db, actor, id)) ?? fail('request.not_found');
      const details = wholeDetails(row.details);
      const gaps = facilityRecordGaps(details);
      if (gaps.length > 0) fail('factory.record_gaps', Object.fromEntries(gaps.map((gap) => [gap, 'missing'])));
      const { version, updatedAt } = row;
      return facilityRecordOf({
        id,
        version,
        updatedAt,
        details,
        publicUrl,
        company: (await findOperator(db, row.companyId)) ?? fail('request.not_found'),
        certificates: await findValidCertificates(db, id, todayInSeoul(clock())),
        names: {
          isic: await nameIn(db, 'isic', undefined, details.isic),
          ksic: await nameIn(db, 'ksic', details.ksicRevision, details.ksic),
        },
      });
    });
    return { name: `dfr-${id}.jsonld`, mediaType: MEDIA_TYPE, parts: inOne(JSON.stringify(record, null, 2)) };
  },
});

const nameIn = async (db: Db, scheme: 'isic' | 'ksic', revision: string | undefined, code: string) => {
  if (code === '') return undefined;
  const list = await findListInUse(db, scheme, revision);
  return list && findCodeName(db, list.id, code, 'en');
};

async function* inOne(text: string) {
  yield text;
}
