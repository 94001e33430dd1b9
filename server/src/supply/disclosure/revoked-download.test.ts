import { writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { useCertificates } from '../../../test/fixtures/factory/certificates.ts';
import { UNTIL, useChain } from '../../../test/fixtures/supply/chains.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

/** More than the sockets of both sides hold: the server has to wait for a client that does not read. */
const SIZE = 8_000_000;

const world = useWorld();
const { chain, atTier, onward } = useChain(world);
const { pdf } = useCertificates(world);

/** Lets the car maker open the documents of the lithium maker, three steps away. */
const opened = async () => {
  const { car, cells, cathodes, lithium, cathodeLink, lithiumLink } = chain();
  const { documentId } = await lithium.owner.uploadCertificateFile({ file: await pdf() });
  await lithium.owner.addCertificate({ standardName: 'GOTS', validTo: UNTIL, documentId });
  await onward(cathodes, lithiumLink, true);
  await onward(cells, cathodeLink, true);
  const { id: companyId = '' } = (await atTier(car, 3)) ?? {};
  await car.owner.requestDisclosure({ companyId, fields: ['identity', 'documents'], purpose: '실사', until: UNTIL });
  const [request] = (await lithium.owner.listDisclosureGrants({ state: 'asked' })).rows;
  const grant = await lithium.owner.answerDisclosure({ id: request?.id ?? '', version: 1, isGranted: true });
  const stored = world.db().selectFrom('document').select('storage_key').where('id', '=', documentId);
  writeFileSync(world.files.pathOf((await stored.executeTakeFirstOrThrow()).storage_key), Buffer.alloc(SIZE, 'x'));
  return { car, lithium, grant, documentId };
};

it('22 a grant that is revoked while a file is on its way refuses the next request, and breaks no answer', async () => {
  const { car, lithium, grant, documentId } = await opened();
  const token = await world.token({ role: 'supplier', company_id: car.id, email_confirmed_at: '2026-11-15T00:00:00Z' });
  const path = `/api/supply-companies/${lithium.id}/documents/${documentId}`;
  const port = await world.listen();
  const begun = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, headers: { authorization: `Bearer ${token}` } }, resolve).on('error', reject);
  });
  expect(begun.statusCode).toBe(200);
  await lithium.owner.revokeDisclosure({ id: grant.id, version: grant.version });
  const next = await world.inject({ url: path }, token);
  expect([next.statusCode, next.json().result.code]).toEqual([404, 'request.not_found']);
  const random = path.replace(documentId, crypto.randomUUID());
  expect(next.body).toBe((await world.inject({ url: random }, token)).body);
  expect(await buffer(begun)).toHaveLength(SIZE);
});
