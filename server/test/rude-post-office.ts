import { createServer, type Socket } from 'node:net';

/** How it treats whoever brings a mail. */
export type Manner =
  | 'polite'
  | 'silent'
  | 'hangs up in the middle'
  | 'takes it and hangs up'
  | 'says yes twice'
  | 'slams the door';

const ANSWERS: [command: RegExp, answer: string][] = [
  [/^(EHLO|HELO)/i, '250 rude.example'],
  [/^(MAIL|RCPT|RSET|NOOP)/i, '250 fine'],
  [/^DATA/i, '354 go on'],
  [/^QUIT/i, '221 bye'],
];

/** A mail server by hand, because a well made one cannot be rude; it keeps the ids of the messages that it has taken. */
export const openRudePostOffice = async () => {
  const taken: string[] = [];
  let manner: Manner = 'polite';

  const serve = (socket: Socket) => {
    socket.on('error', () => undefined);
    if (manner === 'slams the door') return socket.destroy();
    if (manner === 'silent') return socket.resume();
    const say = (line: string) => socket.write(`${line}\r\n`);
    let heard = '';
    let isMail = false;
    say('220 rude.example');
    socket.on('data', (bytes) => {
      heard += bytes;
      if (isMail && manner === 'hangs up in the middle') socket.destroy();
      for (let end = heard.indexOf(isMail ? END : '\r\n'); end >= 0; end = heard.indexOf(isMail ? END : '\r\n')) {
        const said = heard.slice(0, end);
        heard = heard.slice(end + (isMail ? END.length : 2));
        if (isMail) {
          isMail = false;
          taken.push(/^message-id: *(\S+)/im.exec(said)?.[1] ?? '');
          if (manner === 'takes it and hangs up') return socket.destroy();
          say(manner === 'says yes twice' ? '250 taken\r\n250 taken' : '250 taken');
        } else {
          const answer = ANSWERS.find(([command]) => command.test(said))?.[1] ?? '502 what?';
          isMail = answer.startsWith('354');
          say(answer);
        }
      }
    });
  };
  const server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    taken,
    behave: (next: Manner) => {
      manner = next;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};

const END = '\r\n.\r\n';
