// @left-to-all: The gate keeps `rude-servers.test.ts`.
import { createServer, type Socket } from 'node:net';
import { answerEnvelope, contract } from '@ieum/contract';
import { expect, it } from 'vitest';
import { startMailServer } from '../fixtures/process/mail-server.ts';
import { clientOf, startProduct, takePort, withFolder } from '../fixtures/process/product-process.ts';
import { score } from '../fixtures/process/scorecard.ts';
import { PASSWORD, seed } from '../fixtures/process/seed.ts';
import { until } from '../fixtures/process/waiting.ts';
import { isLong } from '../suite.ts';

const PEOPLE = isLong ? 20 : 3;
const resetInput = (no: number) => ({ name: '김이음', phone: '01012345678', email: `supplier${no}@test.kr` });

/** Accepts connections and never answers. */
const openMute = async (port: number) => {
  const open = new Set<Socket>();
  const server = createServer((socket) => void open.add(socket.resume()));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return () => {
    for (const socket of open) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  };
};

it(
  'F-10 answers as ever while the mail server is away or silent, and brings each mail once when it is back',
  () =>
    withFolder(async (folder) => {
      await seed(folder);
      const { port, free } = await takePort();
      await free();
      const SMTP_URL = `smtp://127.0.0.1:${port}`;
      const product = await startProduct(folder, { SMTP_URL, LIMIT_FACTOR: '1000', LOG_LEVEL: 'error' });
      const { requestReset } = clientOf(product.url);
      const people = Array.from({ length: PEOPLE }, (_, no) => resetInput(no));
      const away = await Promise.all(people.slice(0, -1).map((person) => requestReset(person)));
      await until(() => product.output().includes('ECONNREFUSED'));
      // The first sign-in makes the device known. The second is from a new device: the portal shows a notice at once,
      // and the mail follows later.
      const { email = '' } = people[0] ?? {};
      const comeFrom = (agent: string) =>
        fetch(`${product.url}/api/user/signin`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'user-agent': agent },
          body: JSON.stringify({ email, password: PASSWORD }),
        });
      await comeFrom('Mozilla/5.0 (Windows NT 10.0) Firefox/140.0');
      const arrived = await comeFrom('Mozilla/5.0 (iPhone) Version/18.0 Safari/604.1');
      expect(arrived.status).toBe(200);
      const { jwt_token } = answerEnvelope(contract.signIn.output).parse(await arrived.json()).result.data;
      expect((await clientOf(product.url, jwt_token).countUnread()).unread).toBe(1);
      const hangUp = await openMute(port);
      const silent = await requestReset(people.at(-1) ?? resetInput(0));
      await hangUp();
      const office = await startMailServer(port);
      const back = await requestReset({ ...resetInput(0), name: '모르는 사람' });
      expect([...away, silent]).toEqual(people.map(() => back));

      // The first attempt is repeated after ten seconds, the second after forty.
      const readers = () => office.received.flatMap((mail) => mail.readers).toSorted();
      if (isLong) await until(() => readers().length > PEOPLE);
      expect(await product.kill('SIGTERM')).toBe(0);
      await office.close();
      const expected = [email, ...people.map((person) => person.email)].toSorted();
      if (isLong) expect(readers()).toEqual(expected);
      else expect(expected).toEqual(expect.arrayContaining(readers()));
      if (isLong)
        score(
          `F-10: ${PEOPLE} mails while the mail server was away or silent: every answer the same, each mail brought once`,
        );
    }),
  isLong ? 300_000 : 60_000,
);
