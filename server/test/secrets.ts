/** By what they are. */
export type Secrets = Record<string, string>;

/** Which of the secrets stand in a text: as they are, or in any way in which something may be written down. */
export const leaksIn = (text: string, secrets: Secrets) =>
  Object.entries(secrets)
    .filter(([, secret]) => spellingsOf(secret).some((spelling) => text.includes(spelling)))
    .map(([name]) => name);

const spellingsOf = (secret: string) => {
  const bytes = Buffer.from(secret);
  const hex = bytes.toString('hex');
  const base64 = [0, 1, 2].map((shift) => base64Of(bytes, shift));
  return [
    ...[secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)],
    ...[hex, hex.toUpperCase()],
    ...base64,
    ...base64.map((text) => text.replaceAll('+', '-').replaceAll('/', '_')),
  ];
};

/** The same bytes look different at each of three places; what their neighbours have a share in is left out. */
const base64Of = (bytes: Buffer, shift: number) => {
  const begin = Math.ceil((shift * 8) / 6);
  const end = Math.floor(((shift + bytes.length) * 8) / 6);
  return Buffer.concat([Buffer.alloc(shift), bytes])
    .toString('base64')
    .slice(begin, end);
};
