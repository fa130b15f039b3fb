import { schemasOfCalls } from '@plaza/contracts/call-schemas';
import { type JsonSchema, jsonSchema } from '@plaza/contracts/registry/needs';
import { serviceCalls } from '@plaza/contracts/service-calls';
import { z } from 'zod';
import type { Direction } from './compare-bounds';
import { findIncompatibilities } from './compare-schemas';
import { incompatibilitiesOfCall } from './find-missing';
import type { SchemaParts } from './schema-parts';

/** What a service takes of what was sent before, and a screen of what is answered now. */
const taken = (before: z.ZodType, now: z.ZodType) =>
  findIncompatibilities(jsonSchema(before, 'input'), jsonSchema(now, 'input'), 'sent', 'body');
const read = (before: z.ZodType, now: z.ZodType) =>
  findIncompatibilities(jsonSchema(now, 'output'), jsonSchema(before, 'output'), 'read', 'answer');

const text = z.string().max(10);
const loan = { name: text };
const union = (...kinds: string[]) =>
  z.discriminatedUnion('kind', kinds.map((kind) => z.object({ kind: z.literal(kind), [kind]: text })) as never);
interface Tree {
  name: string;
  branches: Tree[];
}
const tree: z.ZodType<Tree> = z.object({ name: text, branches: z.array(z.lazy(() => tree)) });
const treeOfNumbers: z.ZodType = z.object({ name: z.number(), branches: z.array(z.lazy(() => treeOfNumbers)) });

describe('a changed schema', () => {
  test.each<[what: string, before: z.ZodType, now: z.ZodType, body: string[], answer: string[]]>([
    ['the same', z.strictObject(loan), z.strictObject(loan), [], []],
    ['a further optional field', z.strictObject(loan), z.strictObject({ ...loan, note: text.optional() }), [], []],
    ['a field with a default', z.strictObject(loan), z.strictObject({ ...loan, note: text.default('') }), [], []],
    [
      'a further required field',
      z.strictObject(loan),
      z.strictObject({ ...loan, note: text }),
      ['body.note is required now'],
      [],
    ],
    [
      'a field that is gone',
      z.strictObject({ ...loan, note: text }),
      z.strictObject(loan),
      ['body.note is no longer accepted'],
      ['answer.note is gone'],
    ],
    [
      'an optional field that is gone',
      z.strictObject({ ...loan, note: text.optional() }),
      z.strictObject(loan),
      ['body.note is no longer accepted'],
      [],
    ],
    [
      'a field that is gone of an object that tolerates it',
      z.object({ ...loan, a: text.optional() }),
      z.object(loan),
      [],
      [],
    ],
    [
      'a field that is optional now',
      z.object(loan),
      z.object({ name: text.optional() }),
      [],
      ['answer.name may be missing'],
    ],
    [
      'a field of another type',
      z.object(loan),
      z.object({ name: z.number() }),
      ['body.name is string and not number'],
      ['answer.name is number and not string'],
    ],
    [
      'a field that may be null',
      z.object(loan),
      z.object({ name: text.nullable() }),
      [],
      ['answer.name is null and not string'],
    ],
    [
      'a field that is never null',
      z.object({ name: text.nullable() }),
      z.object(loan),
      ['body.name is null and not string'],
      [],
    ],
    ['a whole number for any', z.number(), z.int(), ['body is number and not integer'], []],
    ['any number for a whole one', z.int(), z.number(), [], ['answer is number and not integer']],
    ['a longer text', text, z.string().max(11), [], []],
    ['a shorter text', text, z.string().max(9), ['body has a narrower maxLength'], []],
    ['a text of any length', text, z.string(), [], []],
    ['a first bound', z.string(), text, ['body has a narrower maxLength'], []],
    ['a higher least number', z.number().min(1), z.number().min(2), ['body has a narrower minimum'], []],
    ['another pattern', z.string().regex(/a/), z.string().regex(/b/), ['body has another pattern'], []],
    ['a format', z.string(), z.uuid(), ['body is a uuid', 'body has another pattern'], []],
    ['no format', z.iso.datetime(), z.string(), [], ['answer is a date-time']],
    ['one more value', z.enum(['a', 'b']), z.enum(['a', 'b', 'c']), [], []],
    ['one value less', z.enum(['a', 'b']), z.enum(['a']), ['body is no longer "b"'], []],
    ['values for any text', z.string(), z.enum(['a']), ['body is only "a"'], []],
    ['a value for several', z.enum(['a', 'b']), z.union([z.literal('a'), z.literal('b')]), [], []],
    ['one more kind', union('a', 'b'), union('a', 'b', 'c'), [], ['answer.a is gone']],
    ['one kind less', union('a', 'b'), union('a'), ['body.a is required now', 'body.kind is no longer "b"'], []],
    [
      'a list of something else',
      z.array(text),
      z.array(z.number()),
      ['body[] is string and not number'],
      ['answer[] is number and not string'],
    ],
    ['a shorter list', z.array(text).max(5), z.array(text).max(4), ['body has a narrower maxItems'], []],
    ['a pair that is a list', z.tuple([text, text]), z.array(text), [], ['answer has fewer parts']],
    [
      'a dictionary of something else',
      z.record(z.string(), text),
      z.record(z.string(), z.number()),
      ['body.* is string and not number'],
      ['answer.* is number and not string'],
    ],
    [
      'an object for a dictionary',
      z.record(z.string(), text),
      z.strictObject(loan),
      ['body.name is required now', 'body has fields of any name, which are not accepted'],
      [],
    ],
    ['the same tree', tree, tree, [], []],
    [
      'a tree of something else',
      tree,
      treeOfNumbers,
      ['body.branches[].name is string and not number', 'body.name is string and not number'],
      ['answer.name is number and not string', 'answer.branches[].name is number and not string'],
    ],
    ['anything for something', z.object(loan), z.unknown(), [], ['answer is anything and not object']],
    ['something for anything', z.unknown(), z.object(loan), ['body is anything and not object'], []],
    ['nothing for something', text, z.never(), ['body is not accepted'], []],
  ])('%s', (_what, before, now, body, answer) => {
    expect([taken(before, now).sort(), read(before, now)]).toEqual([body.sort(), answer]);
  });
});

describe('of every call of every service', () => {
  const calls = Object.values(serviceCalls).flatMap(schemasOfCalls);
  const bodies = calls.flatMap(({ body }) => (body === undefined ? [] : [body]));
  const answers = calls.flatMap(({ answer }) => (answer === undefined ? [] : [answer]));

  test('is compatible with itself', () => {
    expect(calls.length).toBeGreaterThan(150);
    expect(calls.filter((call) => incompatibilitiesOfCall(call, call).length > 0)).toEqual([]);
  });

  /** Whether the whole fits after a place in it is another, as the change says that it should. */
  function wrongOnes(wholes: readonly JsonSchema[], direction: Direction, changes: readonly Change[]): string[] {
    return wholes.flatMap((whole, index) =>
      objectsIn(whole).flatMap((at) =>
        changes.flatMap(({ what, change, fits }) => {
          const now = structuredClone(whole);
          const place = at.reduce<SchemaParts>((parts, word) => parts[word] as SchemaParts, now as SchemaParts);
          if (!change(place as Changing)) return [];
          const [from, into] = direction === 'sent' ? [whole, now] : [now, whole];
          return findIncompatibilities(from, into, direction, '').length === 0
            ? fits
              ? []
              : [`${index} ${what} ${at}`]
            : fits
              ? [`${index} not ${what} ${at}`]
              : [];
        }),
      ),
    );
  }

  test('requests remain valid after every widening change, and not after a narrowing one', () => {
    expect(
      wrongOnes(bodies, 'sent', [
        { what: 'a new field', change: withField('new'), fits: true },
        { what: 'a required one', change: withField('new', true), fits: false },
        { what: 'none required', change: withoutRequired, fits: true },
        { what: 'one required', change: withRequired, fits: false },
        { what: 'one gone', change: withoutField(strictOnes), fits: false },
        { what: 'one of another type', change: withOtherType, fits: false },
      ]),
    ).toEqual([]);
  });

  test('answers remain readable after every change, unless an existing part is missing', () => {
    expect(
      wrongOnes(answers, 'read', [
        { what: 'a new field', change: withField('new'), fits: true },
        { what: 'a required one', change: withField('new', true), fits: true },
        { what: 'none required', change: withoutRequired, fits: false },
        { what: 'one gone', change: withoutField(requiredOnes), fits: false },
        { what: 'one that may be missing gone', change: withoutField(optionalOnes), fits: true },
        { what: 'one of another type', change: withOtherType, fits: false },
      ]),
    ).toEqual([]);
  });
});

type Changing = { -readonly [Word in keyof SchemaParts]: SchemaParts[Word] } & {
  properties: Record<string, JsonSchema>;
  required?: string[];
};

interface Change {
  readonly what: string;
  /** @returns false where there is nothing to change */
  readonly change: (place: Changing) => boolean;
  readonly fits: boolean;
}

/** Where objects with fields are in a schema, but for those among several kinds, of which another may fit. */
function objectsIn(schema: unknown, at: readonly string[] = []): string[][] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties, items } = schema as SchemaParts;
  const inFields = Object.entries(properties ?? {}).flatMap(([name, one]) =>
    objectsIn(one, [...at, 'properties', name]),
  );
  return [...(properties ? [[...at]] : []), ...inFields, ...objectsIn(items, [...at, 'items'])];
}

const withField =
  (name: string, isRequired = false) =>
  (place: Changing) => {
    place.properties[name] = { type: 'string' };
    if (isRequired) place.required = [...(place.required ?? []), name];
    return true;
  };

function withoutRequired(place: Changing): boolean {
  if (!place.required?.length) return false;
  place.required = [];
  return true;
}

function withRequired(place: Changing): boolean {
  const [name] = optionalOnes(place);
  if (name === undefined) return false;
  place.required = [...(place.required ?? []), name];
  return true;
}

const requiredOnes = ({ required = [] }: Changing) => required;
const optionalOnes = ({ properties, required = [] }: Changing) =>
  Object.keys(properties).filter((name) => !required.includes(name));
const strictOnes = ({ properties, additionalProperties }: Changing) =>
  additionalProperties === false ? Object.keys(properties) : [];

const withoutField = (which: (place: Changing) => readonly string[]) => (place: Changing) => {
  const [name] = which(place);
  if (name === undefined) return false;
  delete place.properties[name];
  place.required = (place.required ?? []).filter((one) => one !== name);
  return true;
};

/** One that may be anything may be this, too. */
function withOtherType(place: Changing): boolean {
  const name = Object.keys(place.properties).find((one) => Object.keys(place.properties[one] ?? {}).length > 0);
  if (name === undefined) return false;
  place.properties[name] = { type: 'an unknown one' };
  return true;
}
