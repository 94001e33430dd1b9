import { OPERATOR_FIELDS, type setupContract } from '@ieum/contract';
import type { Db, InTransaction } from '../../kit/db/database.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import type { Kept, KeptMail, KeptSetup, Setup } from '../../kit/setup.ts';
import type { Notices } from '../../notice/inbox/notices.ts';
import { renderLetter } from '../../notice/mail/layout.ts';
import { createSmtp } from '../../notice/mail/smtp.ts';
import { findOperatorPerson, findOtherOperators } from './operators.store.ts';
import { mailServerChanged, testMail } from './setup.mails.ts';
import { presentSetup } from './setup.presenter.ts';

type Deps = {
  setup: Setup;
  notices: Notices;
  /** Hears after a change, so that this process shows it at once; others find it by themselves. */
  onSetupChange?: () => Promise<void>;
};
type Item = 'mail' | 'operator' | 'taxOffice';
type Change<I extends Item> = Pick<Kept<I>, 'value' | 'isDeclined'>;
type Act = {
  inTransaction: InTransaction;
  record: (db: Db) => Promise<void>;
  clock: () => Date;
  actor: { id: string };
};

const TEST_DEADLINE_MS = 20_000;
const SETUP_PATH = '/admin/settings/setup';

export const createSetupService = ({
  setup,
  notices,
  onSetupChange = async () => undefined,
}: Deps): Handlers<typeof setupContract> => {
  /** One thing, in the place of the version that the operator saw. */
  const change = async <I extends Item>(
    { inTransaction, record, clock, actor }: Act,
    item: I,
    from: number,
    changed: (kept: KeptSetup) => Change<I>,
  ) => {
    const shown = await inTransaction(async (db) => {
      const done = await setup.keep(db, item, { ...changed(await setup.keptIn(db)), from, at: clock() });
      if (!done) fail('admin.setup_changed');
      await record(db);
      const kept = await setup.keptIn(db);
      if (item === 'mail') await notifyOthers(db, actor.id, kept, clock());
      return presentSetup(setup, kept);
    });
    await onSetupChange();
    return shown;
  };
  /** An operator who could send all mail elsewhere in silence could take any account by a link that sets its password. */
  const notifyOthers = async (db: Db, operatorId: string, { mail }: KeptSetup, at: Date) => {
    const { name: person } = await findOperatorPerson(db, operatorId);
    const mailServer = mail.value?.host ?? '';
    await notices.tell(db, {
      kind: 'admin.mailServerChanged',
      to: await findOtherOperators(db, operatorId),
      about: { person, network: mailServer },
      path: SETUP_PATH,
      letter: (language, reader) => mailServerChanged(language, { ...reader, person, mailServer, at }),
    });
  };
  /** What the environment says cannot be said otherwise here. */
  const refuseGiven = (item: Item) => {
    const { smtpUrl, isMailOff, taxOffice, isDemo } = setup.environment;
    const isGiven = item === 'mail' ? smtpUrl !== undefined || isMailOff : taxOffice !== undefined;
    if (isGiven || isDemo) fail('admin.set_by_environment');
  };

  return {
    getSetup: async ({ db }) => presentSetup(setup, await setup.keptIn(db)),

    async setMailServer(ctx, { version, ...typed }) {
      refuseGiven('mail');
      return change(ctx, 'mail', version, ({ mail }) => ({
        value: { ...typed, password: passwordFor(typed, mail.value) },
        isDeclined: false,
      }));
    },

    async sendTestMail({ inTransaction, actor }) {
      const { server, person } = await inTransaction(async (db) => ({
        server: (await setup.mailServer(db)) ?? fail('admin.mail_not_set'),
        person: await findOperatorPerson(db, actor.id),
      }));
      const { email: to, name, language } = person;
      const mail = { id: crypto.randomUUID(), recipient: to, language, createdAt: new Date().toISOString() };
      const sent = { ...mail, ...renderLetter(testMail(language, { name }), language) };
      const smtp = createSmtp(server.url, server.from, TEST_DEADLINE_MS);
      return smtp.deliver(sent).then(
        () => ({ isSent: true, to, why: '' }),
        (error: Error) => ({ isSent: false, to, why: withoutLogin(error.message, server.url) }),
      );
    },

    setOperatorDetails: (ctx, { version, ...typed }) =>
      change(ctx, 'operator', version, ({ operator }) => {
        // What the environment says is kept as it was, in case that it is taken out there.
        const { operator: given } = setup.environment;
        const fields = OPERATOR_FIELDS.map((field) => [
          field,
          given[field] === undefined ? typed[field] : (operator.value?.[field] ?? ''),
        ]);
        return { value: { ...typed, ...Object.fromEntries(fields) }, isDeclined: false };
      }),

    async setTaxOffice(ctx, { key, version }) {
      refuseGiven('taxOffice');
      return change(ctx, 'taxOffice', version, () => ({ value: { key }, isDeclined: false }));
    },

    async clearSetup(ctx, { item, version }) {
      refuseGiven(item);
      return change(ctx, item, version, (kept) => ({ value: undefined, isDeclined: kept[item].isDeclined }));
    },

    async declineSetup(ctx, { item, isDeclined, version }) {
      refuseGiven(item);
      if (item === 'mail') return change(ctx, item, version, ({ mail }) => ({ value: mail.value, isDeclined }));
      return change(ctx, item, version, ({ taxOffice }) => ({ value: taxOffice.value, isDeclined }));
    },
  };
};

/** The stored one goes only where it went before: to another machine it would be given away. */
const passwordFor = (typed: KeptMail, stored: KeptMail | undefined) => {
  if (typed.user === '') return '';
  if (typed.password !== '') return typed.password;
  const isSame =
    stored?.host === typed.host &&
    stored.port === typed.port &&
    stored.security === typed.security &&
    stored.user === typed.user;
  return isSame && stored.password !== '' ? stored.password : fail('request.invalid', { password: 'missing' });
};

/** A rude server may repeat what it was told. */
const withoutLogin = (words: string, url: string) => {
  const { username, password } = new URL(url);
  const [user, secret] = [decodeURIComponent(username), decodeURIComponent(password)];
  if (secret === '') return words;
  const encoded = [secret, `\0${user}\0${secret}`].map((one) => Buffer.from(one).toString('base64'));
  return [secret, password, ...encoded].reduce((left, one) => left.replaceAll(one, '…'), words);
};
