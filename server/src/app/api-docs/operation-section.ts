import { markup } from '../../kit/markup.ts';
import { curlOf } from './curl.ts';
import { fieldsOf, typeOf } from './fields.ts';
import type { ApiDescription, Operation } from './openapi-document.ts';
import { code, tableOf } from './tables.ts';

export type ShownOperation = {
  name: string;
  method: string;
  path: string;
  alsoAt: string | undefined;
  operation: Operation;
};

type Components = ApiDescription['components'];

const IN_ENVELOPE = 'result.data.';

/** Starts closed. A link to the operation's name opens it, because the name is inside. */
export const operationSection = (
  { name, method, path, alsoAt, operation }: ShownOperation,
  components: Components,
) => markup`
<details>
<summary><h3><span class="method">${method}</span> ${code(path)}</h3><span>${operation.summary}</span></summary>
<div id="${name}">
<p>${code(name)} · ${operation.description}${alsoAt && markup` Also at ${code(alsoAt)}.`}</p>
${parametersOf(operation, components)}
${bodyOf(operation, components)}
<h4>Call</h4>
<pre class="whole"><code>${curlOf(method, path, operation)}</code></pre>
${answerOf(operation, components)}
${refusalsOf(operation, components)}
</div>
</details>`;

const parametersOf = ({ parameters }: Operation, components: Components) => {
  const known = parameters.flatMap((parameter) =>
    '$ref' in parameter ? (components.parameters[nameIn(parameter.$ref)] ?? []) : parameter,
  );
  const rows = known.map(({ name, in: place, schema, required, description = schema.description ?? '' }) => [
    code(name),
    place,
    typeOf(schema, components.schemas),
    neededOf(required),
    description,
  ]);
  return tableOf('Parameters', ['Name', 'Where', 'Type', 'Required', 'Meaning'], rows);
};

const bodyOf = ({ requestBody }: Operation, { schemas }: Components) =>
  Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => {
    const rows = fieldsOf(schema, schemas).map((field) => [
      code(field.path),
      field.type,
      neededOf(field.isRequired),
      field.description,
    ]);
    return tableOf(`Body, ${type}`, ['Field', 'Type', 'Required', 'Meaning'], rows);
  });

const answerOf = ({ responses }: Operation, { schemas }: Components) =>
  Object.entries(responses[200]?.content ?? {}).map(([type, { schema, example }]) => {
    if (example === undefined) return markup`<h4>Answer, 200</h4>\n<p>${code(type)}, ${typeOf(schema, schemas)}</p>`;
    const inside = fieldsOf(schema, schemas).filter(({ path }) => path.startsWith(IN_ENVELOPE));
    const rows = inside.map(({ path, type, description }) => [code(path.slice(IN_ENVELOPE.length)), type, description]);
    return markup`<h4>Answer, 200</h4>
<pre><code>${JSON.stringify(example, null, 2)}</code></pre>
${tableOf('In result.data', ['Field', 'Type', 'Meaning'], rows)}`;
  });

const refusalsOf = ({ responses }: Operation, { examples }: Components) => {
  const rows = Object.entries(responses).flatMap(([status, { content }]) =>
    Object.keys(content['application/json']?.examples ?? {}).map((name) => [
      status,
      code(name),
      examples[name]?.summary ?? '',
    ]),
  );
  return tableOf('Refusals', ['Status', 'Code', 'Sentence'], rows);
};

const neededOf = (isRequired: boolean) => (isRequired ? 'yes' : 'no');

const nameIn = (ref: string) => ref.split('/').at(-1) ?? '';
