import type { Operation } from './openapi-document.ts';

/** Returns a command for a shell in which `IEUM_URL` and `TOKEN` are set. */
export const curlOf = (method: string, path: string, { parameters, security, requestBody, responses }: Operation) => {
  const shown = parameters.flatMap((parameter) =>
    'example' in parameter && parameter.in !== 'header' ? [parameter] : [],
  );
  const exampleOf = (key: string) => String(shown.find(({ name }) => name === key)?.example);
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(exampleOf(key)));
  const query = new URLSearchParams();
  for (const { in: place, name, example } of shown) if (place === 'query') query.append(name, String(example));
  return [
    `curl -X ${method} "$IEUM_URL${filled}${query.size ? `?${query}` : ''}"`,
    ...(security.length ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...bodyOf(requestBody),
    ...(responses[200]?.content['application/json'] ? [] : ['-o answer']),
  ].join(' \\\n  ');
};

const bodyOf = (body: Operation['requestBody']) => {
  const json = body?.content['application/json'];
  if (json) return [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(json.example))}`];
  const form = Object.entries(body?.content['multipart/form-data']?.example ?? {});
  return form.map(([name, value]) => `-F ${quoted(`${name}=${name === 'file' ? '@file' : value}`)}`);
};

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
