import type { z } from 'zod';

type Schema = z.core.$ZodTypes;

/**
 * A text field of a request: its path, its maximum length, and a function that builds a request with a given text
 * there.
 */
export interface TextField {
  readonly path: readonly PropertyKey[];
  /** Undefined if the schema sets no limit. */
  readonly max: number | undefined;
  readonly holding: (text: string) => unknown;
}

/** Values for the rules that contracts use: the first one that a schema accepts is its sample. */
const candidates: readonly unknown[] = [
  'Sample text',
  'remoteEntry.js',
  'sample@example.org',
  'sample',
  '2027-03-14',
  '2027-03-14T09:30:00Z',
  '09:30',
  'America/Toronto',
  'USD',
  '12',
  '123456',
  'A1B2C3',
  'https://example.org',
  'https://tile.example/{z}/{x}/{y}.png',
  '1.4.0',
  'sha384-'.padEnd(71, 'A'),
  'MCowBQYDK2VwAyEA'.padEnd(59, 'A').concat('='),
  'a'.repeat(64),
  'AAAA',
  '=='.padStart(88, 'A'),
  1,
  30,
  true,
  null,
  '',
  '3f2b8c1e-5d4a-4b6f-9a70-1c2d3e4f5a6b',
  0,
];

/** Memoized samples: large schemas contain the same parts many times. */
const samples = new WeakMap<z.core.$ZodType, unknown>();

/**
 * A value that a schema accepts, without optional fields. Each call returns the same object, which must not be changed.
 */
export function sampleOf(schema: z.core.$ZodType): unknown {
  if (!samples.has(schema)) samples.set(schema, makeSample(schema));
  return samples.get(schema);
}

function makeSample(schema: z.core.$ZodType): unknown {
  const { def } = (schema as Schema)._zod;
  if (def.type === 'object') {
    const fields = Object.entries(def.shape);
    const required = fields.filter(([, part]) => !takes(part, undefined));
    // Where at least one of several fields is required, such as in a change, the first field that is enough is
    // included.
    const choices = [required, ...fields.map((field) => [...required, field])].map(samplesOf);
    return choices.find((sample) => takes(schema, sample)) ?? samplesOf(fields);
  }
  if (def.type === 'array') return takes(schema, []) ? [] : [sampleOf(def.element)];
  if (def.type === 'record') {
    const { entries } = (def.keyType as z.ZodType & { def: { entries?: object } }).def;
    const keys = entries ? Object.values(entries) : [sampleOf(def.keyType)];
    const filled = Object.fromEntries(keys.map((key) => [key, sampleOf(def.valueType)]));
    return takes(schema, filled) ? filled : {};
  }
  if (def.type === 'enum') return Object.values(def.entries)[0];
  if (def.type === 'literal') return def.values[0];
  const found = candidates.find((value) => takes(schema, value));
  if (found !== undefined) return found;
  const [inner] = innerOf(schema);
  if (!inner) throw new Error(`no sample of ${def.type}`);
  return sampleOf(inner);
}

const samplesOf = (fields: readonly (readonly [string, z.core.$ZodType])[]) =>
  Object.fromEntries(fields.map(([name, part]) => [name, sampleOf(part)]));

/** All fields of a request that can contain a text. */
export function textFieldsOf(schema: z.core.$ZodType, path: readonly PropertyKey[] = []): TextField[] {
  const { def } = (schema as Schema)._zod;
  if (def.type === 'string') return [{ path, max: maxOf(schema), holding: (text) => text }];
  if (def.type === 'object') {
    return Object.entries(def.shape).flatMap(([name, part]) =>
      textFieldsOf(part, [...path, name]).map(({ holding, ...field }) => {
        return { ...field, holding: (text: string) => ({ ...(sampleOf(schema) as object), [name]: holding(text) }) };
      }),
    );
  }
  if (def.type === 'array') return within(def.element, [...path, 0], (value) => [value]);
  if (def.type === 'record') {
    const key = String(sampleOf(def.keyType));
    return within(def.valueType, [...path, key], (value) => ({ [key]: value }));
  }
  return innerOf(schema).flatMap((inner) => textFieldsOf(inner, path));
}

const within = (schema: z.core.$ZodType, path: readonly PropertyKey[], wrapped: (value: unknown) => unknown) =>
  textFieldsOf(schema, path).map(({ holding, ...field }) => ({
    ...field,
    holding: (text: string) => wrapped(holding(text)),
  }));

/** The schemas of which a schema consists; for one that transforms its input, that of the transformed value. */
function innerOf(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  const { def } = (schema as Schema)._zod;
  if (def.type === 'union') return def.options;
  if (def.type === 'pipe') return [(def.in as Schema)._zod.def.type === 'transform' ? def.out : def.in];
  return 'innerType' in def ? [def.innerType] : [];
}

const takes = (schema: z.core.$ZodType, value: unknown) => (schema as z.ZodType).safeParse(value).success;

const maxOf = (schema: z.core.$ZodType): number | undefined =>
  ('maxLength' in schema ? (schema.maxLength as number | null) : null) ?? undefined;
