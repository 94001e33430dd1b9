import { OPERATOR_FIELDS, type setupContract } from '@ieum/contract';
import { operatorPaths } from '@ieum/contract/company/operators/operator.paths.ts';
import type { Db, InTransaction } from '../../kit/db/database.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import type { KeptMail, Setup, StoredSetting, StoredSettings } from '../../kit/setup.ts';
import type { Notices } from '../../notice/inbox/notices.ts';
import { renderMail } from '../../notice/mail/layout.ts';
import { createSmtp } from '../../notice/mail/smtp.ts';
import { findOperatorPerson, findOtherOperators } from './operators.store.ts';
import { mailServerChanged, testMail } from './setup.mails.ts';
import { presentSetup } from './setup.presenter.ts';

type Deps = {
  setup: Setup;
  notices: Notices;
  /** Runs after a change. This process then shows the new setup at once; other processes read it within seconds. */
  onSetupChange?: () => Promise<void>;
};
type Item = 'mail' | 'operator' | 'taxOffice';
type Change<I extends Item> = Pick<StoredSetting<I>, 'value' | 'isDeclined'>;
type Act = {
  inTransaction: InTransaction;
  record: (db: Db) => Promise<void>;
  clock: () => Date;
  actor: { id: string };
};

const TEST_DEADLINE_MS = 20_000;

export const createSetupService = ({
  setup,
  notices,
  onSetupChange = async () => undefined,
}: Deps): Handlers<typeof setupContract> => {
  /** Changes one item. Refuses if the stored version is not the one that the operator saw. */
  const change = async <I extends Item>(
    { inTransaction, record, clock, actor }: Act,
    item: I,
    from: number,
    changed: (kept: StoredSettings) => Change<I>,
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
  /** Keeps an operator from redirecting all mail in silence and taking over accounts by their password links. */
  const notifyOthers = async (db: Db, operatorId: string, { mail }: StoredSettings, at: Date) => {
    const { name: person } = await findOperatorPerson(db, operatorId);
    const mailServer = mail.value?.host ?? '';
    await notices.notify(db, {
      kind: 'admin.mailServerChanged',
      to: await findOtherOperators(db, operatorId),
      about: { person, network: mailServer },
      path: operatorPaths.setting('setup'),
      content: (language, reader) => mailServerChanged(language, { ...reader, person, mailServer, at }),
    });
  };
  /** Refuses to change a setting that the environment determines. */
  const refuseSetByEnvironment = (item: Item) => {
    const { smtpUrl, isMailOff, taxOffice, isDemo } = setup.environment;
    const isSetByEnvironment = item === 'mail' ? smtpUrl !== undefined || isMailOff : taxOffice !== undefined;
    if (isSetByEnvironment || isDemo) fail('admin.set_by_environment');
  };

  return {
    getSetup: async ({ db }) => presentSetup(setup, await setup.keptIn(db)),

    async setMailServer(ctx, { version, ...typed }) {
      refuseSetByEnvironment('mail');
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
      const sent = { ...mail, ...renderMail(testMail(language, { name }), language) };
      const smtp = createSmtp(server.url, server.from, TEST_DEADLINE_MS);
      return smtp.deliver(sent).then(
        () => ({ isSent: true, to, why: '' }),
        (error: Error) => ({ isSent: false, to, why: withoutLogin(error.message, server.url) }),
      );
    },

    setOperatorDetails: (ctx, { version, ...typed }) =>
      change(ctx, 'operator', version, ({ operator }) => {
        // A value that the environment overrides keeps its stored text, in case the variable is removed later.
        const { operator: fromEnvironment } = setup.environment;
        const fields = OPERATOR_FIELDS.map((field) => [
          field,
          fromEnvironment[field] === undefined ? typed[field] : (operator.value?.[field] ?? ''),
        ]);
        return { value: { ...typed, ...Object.fromEntries(fields) }, isDeclined: false };
      }),

    async setTaxOffice(ctx, { key, version }) {
      refuseSetByEnvironment('taxOffice');
      return change(ctx, 'taxOffice', version, () => ({ value: { key }, isDeclined: false }));
    },

    async clearSetup(ctx, { item, version }) {
      refuseSetByEnvironment(item);
      return change(ctx, item, version, (kept) => ({ value: undefined, isDeclined: kept[item].isDeclined }));
    },

    async declineSetup(ctx, { item, isDeclined, version }) {
      refuseSetByEnvironment(item);
      if (item === 'mail') return change(ctx, item, version, ({ mail }) => ({ value: mail.value, isDeclined }));
      return change(ctx, item, version, ({ taxOffice }) => ({ value: taxOffice.value, isDeclined }));
    },
  };
};

/** Reuses the stored password only for the same server and user. It must never be sent to another machine. */
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

/** Masks the login, because a server may repeat it in its error message. */
const withoutLogin = (words: string, url: string) => {
  const { username, password } = new URL(url);
  const [user, secret] = [decodeURIComponent(username), decodeURIComponent(password)];
  if (secret === '') return words;
  const encoded = [secret, `\0${user}\0${secret}`].map((secretText) => Buffer.from(secretText).toString('base64'));
  return [secret, password, ...encoded].reduce((left, secretText) => left.replaceAll(secretText, '…'), words);
};
