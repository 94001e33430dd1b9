import type { Endpoint } from '@ieum/contract';
import type { z } from 'zod';

type Schema = z.core.$ZodType;
type Input = Record<string, unknown>;

/** Texts that name a record although they are no uuid: masked companies go by tokens. */
const BY_NAME = /(^id|Id|Ids\[\]|^through)$/;
/** Called so, and no record of ours. */
const NO_RECORD = ['osId', 'details.osId'];

/** Every place in an operation's input where an id can stand, in the path, the query or the body: `rows[].linkId`. */
export const idParametersOf = ({ input, path }: Pick<Endpoint, 'input' | 'path'>) => {
  const found = new Set<string>();
  const walk = (schema: Schema, place: string) => {
    for (const [next, inner] of partsOf(schema, place)) walk(inner, next);
    if (!isText(schema) || NO_RECORD.includes(place)) return;
    const last = place.split('.').at(-1) ?? '';
    const isUuid = 'format' in schema._zod.def && ['uuid', 'guid'].includes(String(schema._zod.def.format));
    if (isUuid || BY_NAME.test(last)) found.add(place);
  };
  walk(input, '');
  return { found: [...found], inPath: [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name) };
};

const isText = ({ _zod }: Schema) => _zod.def.type === 'string';

const partsOf = ({ _zod: { def } }: Schema, place: string): [string, Schema][] => {
  const own = def as unknown as {
    shape?: Record<string, Schema>;
    element?: Schema;
    innerType?: Schema;
    in?: Schema;
    options?: Schema[];
    valueType?: Schema;
  };
  if (own.shape)
    return Object.entries(own.shape).map(([key, inner]) => [place === '' ? key : `${place}.${key}`, inner]);
  if (own.element) return [[`${place}[]`, own.element]];
  if (own.valueType) return [[`${place}{}`, own.valueType]];
  return [own.innerType, own.in, ...(own.options ?? [])].flatMap((inner): [string, Schema][] =>
    inner ? [[place, inner]] : [],
  );
};

const stepsOf = (place: string) => place.split('.').flatMap((name) => name.split(/(?=\[\])/));

/** What stands at a place, of lists in the first. */
export const idAt = (input: Input, place: string) => {
  let found: unknown = input;
  for (const step of stepsOf(place)) found = isRecord(found) ? found[step === '[]' ? '0' : step] : undefined;
  return typeof found === 'string' && found !== '' ? found : undefined;
};

const isRecord = (value: unknown): value is Input => typeof value === 'object' && value !== null;

/** The same input with this there. */
export const withIdAt = (input: Input, place: string, id: string): Input => {
  const put = (value: unknown, [step, ...rest]: string[]): unknown => {
    if (step === undefined) return id;
    if (step === '[]') {
      const list: unknown[] = Array.isArray(value) ? value : [];
      return [put(list[0], rest), ...list.slice(1)];
    }
    const record = isRecord(value) ? value : {};
    return { ...record, [step]: put(record[step], rest) };
  };
  return put(input, stepsOf(place)) as Input;
};
