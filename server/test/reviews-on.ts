import { contract, createClient, type Declaration } from '@ieum/contract';
import type { Database } from '../src/kit/db.ts';
import type { appOn } from './app-on.ts';
import type { Caller } from './world.ts';

let made = 0;

/** Reviews between companies of a database of its own, where requests really meet. */
export const useReviewsOn = ({ app, person, tokenOf }: ReturnType<typeof appOn>, database: Database) => {
  const signedIn = async (companyId: string): Promise<Caller> => {
    const { id, email } = await person('supplier', companyId);
    const confirmed = { email_confirmed_at: new Date().toISOString() };
    await database.inTransaction((db) => db.updateTable('account_user').set(confirmed).where('id', '=', id).execute());
    const authorization = `Bearer ${await tokenOf(email)}`;
    return createClient(contract, {
      send: async ({ url, method, headers, body }) => {
        const payload = typeof body === 'string' ? { payload: body } : {};
        const answer = await app.inject({ url, method, headers: { ...headers, authorization }, ...payload });
        const type = String(answer.headers['content-type']);
        return new Response(new Uint8Array(answer.rawPayload), {
          status: answer.statusCode,
          headers: { 'content-type': type },
        });
      },
    });
  };
  const firm = async () => {
    made += 1;
    const number = String(4_100_000_000 + made);
    const row = { business_number: number, state: 'verified', name: `회사 ${made}` } as const;
    const { id } = await database.inTransaction((db) =>
      db.insertInto('company').values(row).returning('id').executeTakeFirstOrThrow(),
    );
    return { id, number, one: await signedIn(id), other: await signedIn(id) };
  };

  /** Two people on each side. */
  const pair = async (factory = '오창 공장') => {
    const [supplier, asker] = [await firm(), await firm()];
    const { id: bought } = await asker.one.addProduct({ name: '전기차' });
    const { id: sold } = await supplier.one.addProduct({ name: '배터리팩' });
    const words = { company: '상대', product: '팩' };
    const told = { side: 'buyer', productId: bought, businessNumber: supplier.number, words } as const;
    const { id: linkId, version } = await asker.one.proposeLink(told);
    await supplier.one.confirmLink({ id: linkId, version, productId: sold });
    const { id: factoryId } = await supplier.one.registerFactory({ name: factory, country: 'KR' });
    return { supplier, asker, factoryId };
  };
  type Pair = Awaited<ReturnType<typeof pair>>;

  const drafted = async ({ supplier, asker, factoryId }: Pair, needsTwo = false) => {
    const told = { kind: 'factory', purpose: '평가', dueOn: '2099-12-15', needsTwo } as const;
    const { ids } = await asker.one.askForDeclarations({ ...told, recipients: [{ companyId: supplier.id }] });
    return supplier.one.startDeclaration({ requestId: ids[0] ?? '', factoryId });
  };
  const submitted = async (two: Pair, needsTwo = false) => {
    const { id, version } = await drafted(two, needsTwo);
    return two.supplier.one.submitDeclaration({ id, version });
  };
  const seenOf = ({ id, version, round }: Declaration) => ({ id, version, round });
  const inReview = async (two: Pair, needsTwo = false) =>
    seenOf(await two.asker.one.takeReview(seenOf(await submitted(two, needsTwo))));

  /** What is said of a factory of this name, and the file of it. */
  const approved = async (factory: string) => {
    const two = await pair(factory);
    const { id, hash } = await two.asker.one.approveDeclaration(await inReview(two));
    return { id, hash, file: await (await two.asker.one.exportDeclaration({ id })).text() };
  };

  return { pair, drafted, submitted, inReview, approved, seenOf };
};
