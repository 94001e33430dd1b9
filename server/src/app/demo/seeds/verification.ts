import { createHash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CompanyNumber, dayAfter, writeCompanyNumber } from '@ieum/contract';
import { foundCase } from '../../../company/demo-company.ts';
import { withKeptFile } from '../../../document/kept-files.ts';
import { todayInSeoul } from '../../../kit/clock.ts';
import { registrationPaper } from '../timeline/sample-pdf.ts';
import type { SeedContext } from '../timeline/seed-context.ts';

const ISSUED = 20;
const OPENED_ON = '2009-04-13';

type Vouched = { key: string; company: string; representative: string; number: CompanyNumber };

/** Adds the case in which an operator verified a company, with the certificate that the company had submitted. */
export const addVerification = async (
  { actors, timeline }: SeedContext,
  { key, company, representative, number }: Vouched,
) => {
  const { files } = actors.platform;
  const at = timeline.clock();
  const issuedOn = dayAfter(todayInSeoul(at), -ISSUED);
  const paper = registrationPaper({
    number: writeCompanyNumber(number),
    company,
    representative,
    openedOn: OPENED_ON,
    issuedOn,
  });
  const bytes = Buffer.from(await paper.arrayBuffer());
  const path = join(files.arrivingFolder, randomUUID());
  await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
  const received = {
    path,
    name: paper.name,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
  await withKeptFile(files, actors.inTransaction, received, async (db, keep) => {
    const { id: ownerId } = actors.personOf(key);
    const companyId = actors.companyId(key);
    const documentId = await keep(db, { uploadedBy: ownerId, companyId, at, mediaType: paper.type });
    const by = actors.personOf('verifier').id;
    await foundCase(db, {
      companyId,
      ownerId,
      companyNumber: number,
      documentId,
      by,
      at,
      openedOn: OPENED_ON,
      issuedOn,
    });
  });
};
