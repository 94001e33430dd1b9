import { randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLERS, type Caller, type Endpoint, slices } from '@ieum/contract';
import type { InjectOptions } from 'fastify';
import sharp from 'sharp';
import { updateUser } from '../src/account/account.store.ts';
import { insertLink } from '../src/account/link.store.ts';
import { insertDocument } from '../src/document/document.store.ts';
import { hashOfSecret } from '../src/kit/keyed-hash.ts';
import { insertMail } from '../src/notice/notice.store.ts';
import { useFuzzCases } from './fuzz-cases.ts';
import { certificatesKnown } from './fuzz-certificates.ts';
import { furnishCompany } from './fuzz-company.ts';
import { furnishFactories } from './fuzz-factory.ts';
import { flowKnown } from './fuzz-flow.ts';
import { importsKnown } from './fuzz-imports.ts';
import { doorKnown, operatorKnown } from './fuzz-operator.ts';
import { recordKnown } from './fuzz-record.ts';
import { reviewKnown } from './fuzz-review.ts';
import { supplyKnown } from './fuzz-supply.ts';
import { PASSWORD } from './people.ts';
import type { useWorld } from './world.ts';

type World = ReturnType<typeof useWorld>;
export type Who = Caller | 'anonymous';
type Known = Record<string, Record<string, unknown>>;
type FuzzCaller = {
  token: string | null;
  /** What this caller would have to send to be served by this operation. */
  knownFor: (name: string) => Promise<Record<string, unknown>>;
};

type Slice = keyof typeof slices;
const SLICES = Object.keys(slices) as Slice[];
const sliceOf = new Map(SLICES.flatMap((slice) => Object.keys(slices[slice]).map((name) => [name, slice])));

const DAY_MS = 24 * 60 * 60 * 1000;
const CODE = '123456';

/** One verified company has it. */
const newNumber = () => String(randomInt(1e9, 1e10));
const newEmail = () => `${crypto.randomUUID()}@test.kr`;

/** Whoever a public endpoint is called by, it does not look; and to make the first admin, there must be none. */
export const whoCalls = ({ access }: Endpoint): Who[] =>
  access === 'public' ? ['anonymous', 'supplier'] : ['anonymous', ...CALLERS];

/**
 * People who have everything: a password, a picture, a document, and a link of each kind in their mailbox. What the operations of a
 * slice need is made when one of them is called: otherwise each would pay for all.
 */
export const useFuzzCallers = (world: World) => {
  let passwordHash: Promise<string> | undefined;
  let picture: Promise<Buffer> | undefined;

  const addDocument = async (userId: string) => {
    picture ??= sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .webp()
      .toBuffer();
    const path = join(world.files.arrivingFolder, crypto.randomUUID());
    writeFileSync(path, await picture);
    const row = { name: 'a.webp', media_type: 'image/webp', size: 9, sha256: '', company_id: null };
    const at = { uploaded_by: userId, created_at: world.clock().toISOString() };
    const document = await insertDocument(world.db(), { ...row, ...at, storage_key: await world.files.keep(path) });
    return document.id;
  };

  const addPicture = async (userId: string) => {
    const id = await addDocument(userId);
    await updateUser(world.db(), userId, { picture_id: id });
    return id;
  };

  const cases = useFuzzCases(world, addDocument);

  const addLinks = async (userId: string) => {
    const endsAt = new Date(world.clock().getTime() + DAY_MS);
    const secrets = { reset: '', confirm: '', find_code: '', first_admin: '' };
    for (const purpose of ['reset', 'confirm', 'find_code', 'first_admin'] as const) {
      const secret = `${purpose}-${crypto.randomUUID()}`;
      const of = { purpose, userId: purpose === 'first_admin' ? null : userId, endsAt };
      await insertLink(world.db(), {
        ...of,
        tokenHash: hashOfSecret(secret),
        codeHash: hashOfSecret(`${secret} ${CODE}`),
      });
      secrets[purpose] = secret;
    }
    return secrets;
  };

  const addNotice = async (userId: string) => {
    const row = { user_id: userId, kind: 'account.newDevice', about: '{}', path: '/' };
    const made = world
      .db()
      .insertInto('notice')
      .values({ ...row, created_at: world.clock().toISOString() });
    return (await made.returning('id').executeTakeFirstOrThrow()).id;
  };
  /** One that was given up is what an operator can send again. */
  const addMail = async () => {
    const words = { recipient: newEmail(), subject: '-', body_text: '-', body_html: '-' };
    const row = {
      ...words,
      language: 'kr',
      kind: 'test',
      state: 'failed',
      created_at: world.clock().toISOString(),
    } as const;
    return (await insertMail(world.db(), row)).id;
  };

  const newCaller = async (who: Who): Promise<FuzzCaller> => {
    passwordHash ??= world.account.passwords.inLine(({ hash }) => hash(PASSWORD));
    const confirmed = { email_confirmed_at: world.clock().toISOString() };
    const person = { email: newEmail(), phone: '01012345678', password_hash: await passwordHash, ...confirmed };
    const isAdmin = who === 'admin';
    const membership = who === 'newcomer' ? 'requested' : 'active';
    const company_id = await world.company(newNumber());
    await world.db().updateTable('company').set({ state: 'verified' }).where('id', '=', company_id).execute();
    const company = isAdmin ? {} : ({ company_id, membership } as const);
    const token = await world.token({ ...person, role: isAdmin ? 'admin' : 'supplier', ...company });
    const { sub: userId = '', sid = '' } = world.tokens.read(token) ?? {};
    const ask = { password: PASSWORD };
    const operators = async () => (isAdmin ? operatorKnown(world) : {});
    const makers: Record<
      Exclude<Slice, 'supply' | 'flow' | 'review' | 'dashboard'>,
      (name: string) => Promise<Known>
    > = {
      document: async () => ({ getDocument: { id: await addPicture(userId) } }),
      notice: async () => {
        const noticeId = await addNotice(userId);
        const mail = { id: await addMail() };
        return {
          markNotice: { id: noticeId },
          markAllRead: { upTo: noticeId },
          setNoticePreference: { kind: isAdmin ? 'company.caseWaiting' : 'company.verified' },
          getMail: mail,
          sendMailAgain: mail,
        };
      },
      company: async (name) => ({
        ...(await furnishCompany(world, company_id, person.email)),
        ...(isAdmin ? await cases.ofOperator(userId) : await cases.ofApplicant(userId, company_id, name)),
        ...(await operators()),
        get inviteMember() {
          return { email: newEmail() };
        },
      }),
      account: async () => {
        const { reset, confirm, find_code, first_admin } = await addLinks(userId);
        await addPicture(userId);
        return {
          // Whoever is invited to a company comes in by their account.
          ...(await furnishCompany(world, company_id, person.email)),
          signIn: { email: person.email, ...ask },
          get signUp() {
            return { email: newEmail() };
          },
          get signUpAbroad() {
            return { email: newEmail() };
          },
          confirmFindEmail: { request: find_code, code: CODE },
          checkReset: { token: reset },
          resetPassword: { token: reset },
          confirmEmail: { token: confirm },
          createFirstAdmin: { token: first_admin },
          changePhone: ask,
          changeEmail: ask,
          changePassword: { current: PASSWORD },
          leave: ask,
          confirmPassword: ask,
          endSession: { id: sid },
          ...(isAdmin ? await operators() : await doorKnown(world)),
        };
      },
      factory: async () => ({
        ...(await furnishFactories(world, company_id, userId)),
        ...(await certificatesKnown(world, company_id, userId)),
        ...(await recordKnown(world, company_id, userId)),
        ...(!isAdmin && (await importsKnown(world, company_id, userId))),
        ...(await operators()),
      }),
      risk: operators,
      search: async () => ({}),
      admin: operators,
    };
    const made = new Map<Slice, Promise<Known>>();
    const ofSupply = supplyKnown(world, { companyId: company_id, userId }, addDocument);
    const ofFlow = flowKnown(world, company_id, userId);
    const ofReview = reviewKnown(world, { companyId: company_id, userId, isAdmin }, addDocument);
    const knownFor = async (name: string) => {
      const slice = sliceOf.get(name);
      if (!slice) throw new Error(`${name} stands in no slice`);
      if (slice === 'supply') return ofSupply(name);
      if (slice === 'flow' || slice === 'dashboard') return ofFlow(name);
      if (slice === 'review') return ofReview(name);
      const known = made.get(slice) ?? makers[slice](name);
      made.set(slice, known);
      return (await known)[name] ?? {};
    };
    return { token: who === 'anonymous' ? null : token, knownFor };
  };

  let callers = new Map<Who, FuzzCaller>();
  const callerOf = async (who: Who) => {
    const caller = callers.get(who) ?? (await newCaller(who));
    callers.set(who, caller);
    return caller;
  };
  return {
    callerOf,
    /** What came before may have ended the session; then somebody else of the kind asks. */
    send: async (who: Who, request: InjectOptions) => {
      const { token } = await callerOf(who);
      const answer = await world.inject(request, token);
      if (token === null || !answer.body.includes('"session.required"')) return answer;
      callers.delete(who);
      return world.inject(request, (await callerOf(who)).token);
    },
    /** Sends requests and takes them back: much of what a caller owns can be used once only. */
    undone: async (run: () => Promise<void>) => {
      const kept = new Map(callers);
      await world.undone(run).finally(() => {
        callers = kept;
      });
    },
    /** Forgets the callers of the last test, which are rolled back with it. */
    renew: () => callers.clear(),
  };
};
