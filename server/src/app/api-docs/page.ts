import { Markup, markup } from '../../kit/markup.ts';
import type { ApiDescription } from './openapi-document.ts';
import { operationSection, type ShownOperation } from './operation-section.ts';
import { STYLE } from './style.ts';
import { code } from './tables.ts';

const SOMEWHERE = 'http://localhost:3000';

/** Builds the description for people: one page that needs no script and no other server. */
export const apiDocsPage = (description: ApiDescription) => {
  const { info, tags, servers, components } = description;
  const shown = operationsIn(description);
  const slices = tags.map(({ name }) => ({
    name,
    operations: shown.filter((operation) => operation.operation.tags.includes(name)),
  }));
  const server = servers[0]?.url ?? '/';
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title} API</title>
<style>${new Markup(STYLE)}</style>
</head>
<body>
<main>
<h1>${info.title} API</h1>
${info.description.split('\n').map((line) => markup`<p>${withCode(line)}</p>\n`)}
<p>Programs can read the same description as <a href="openapi.json">OpenAPI 3.1</a>. The calls below use two variables of the shell:</p>
<pre class="whole"><code>export IEUM_URL=${server === '/' ? SOMEWHERE : server}
export TOKEN=…</code></pre>
<nav aria-label="Operations">
${slices.map(
  ({ name, operations }) => markup`<p><a href="#slice-${name}">${name}</a></p>
<ul>
${operations.map((operation) => markup`<li><a href="#${operation.name}">${code(operation.name)}</a></li>\n`)}</ul>
`,
)}</nav>
${slices.map(
  ({ name, operations }) => markup`<section aria-labelledby="slice-${name}">
<h2 id="slice-${name}">${name}</h2>
${operations.map((operation) => operationSection(operation, components))}
</section>
`,
)}</main>
</body>
</html>
`.text;
};

/** Shows an operation that is also at the host's root only once. */
const operationsIn = ({ paths }: ApiDescription): ShownOperation[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      const { operationId: name } = operation;
      if (!path.startsWith('/api/')) return [];
      const atRoot = path.replace(/^\/api/, '');
      const alsoAt = paths[atRoot] && atRoot;
      return [{ name, method: method.toUpperCase(), path, alsoAt, operation }];
    }),
  );

/** Marks text between backticks as code. */
const withCode = (line: string) => line.split('`').map((piece, at) => (at % 2 ? code(piece) : piece));
