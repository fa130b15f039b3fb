import { z } from 'zod';
import type { Call } from './call';
import { scopes } from './permission-graph';
import { serviceCalls } from './service-calls';
import { sampleOf } from './testing/samples';

// Thousands of refusals are made here, and nobody reads where.
Error.stackTraceLimit = 0;

const calls: readonly (readonly [string, Call])[] = Object.entries(serviceCalls).flatMap(([service, made]) =>
  Object.entries(made).map(([name, one]) => [`${service} ${name}`, one] as const),
);

/** Requests that leave out of account what they do not know, as the specification's own clients send more. */
const tolerant = ['identity changeProfile'];

interface Mutation {
  readonly what: string;
  readonly value: unknown;
}

/** What no field of any call takes, unless it takes everything. */
const nothingTakesThis = [[{ unexpected: [null] }]];

const isEverything = (schema: z.core.$ZodType) => (schema as z.ZodType).safeParse(nothingTakesThis).success;
const isOptional = (schema: z.core.$ZodType) => (schema as z.ZodType).safeParse(undefined).success;

/** The sample of an object, broken in one place each time. */
function mutationsOf(schema: z.core.$ZodType, isStrict: boolean): Mutation[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type !== 'object') return [{ what: 'something else', value: nothingTakesThis }];
  const sample = sampleOf(schema) as Record<string, unknown>;
  const mutations: Mutation[] = [{ what: 'something else', value: nothingTakesThis }];
  if (isStrict) mutations.push({ what: 'an unknown field', value: { ...sample, unexpectedField: 1 } });
  for (const [name, field] of Object.entries(def.shape)) {
    if (!isEverything(field)) {
      mutations.push({ what: `${name} of another type`, value: { ...sample, [name]: nothingTakesThis } });
    }
    if (!isOptional(field)) {
      const { [name]: _left, ...rest } = sample;
      mutations.push({ what: `no ${name}`, value: rest });
    }
  }
  return mutations;
}

function schemasOf({ params, query, body, answer }: Call): (readonly [string, z.ZodType, boolean])[] {
  const requests = Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? [[part, schema, true] as const] : [],
  );
  return answer ? [...requests, ['answer', answer, false]] : requests;
}

describe.each(calls)('%s', (name, made) => {
  for (const [part, schema, isRequest] of schemasOf(made)) {
    const isStrict = isRequest && !tolerant.includes(name);

    test(`${part} accepts its sample`, () => {
      expect(schema.safeParse(sampleOf(schema))).toMatchObject({ success: true });
    });

    test.each(mutationsOf(schema, isStrict))(`${part} rejects $what`, ({ value }) => {
      expect(schema.safeParse(value).success).toBe(false);
    });
  }

  test('its path parameters are those of its route', () => {
    const { def } = (made.params ?? z.strictObject({}))._zod as z.core.$ZodObject['_zod'];
    const named = [...made.path.matchAll(/:(\w+)/g)].map(([, part]) => part);
    expect(Object.keys(def.shape)).toEqual(named);
  });
});

test('calls of the platform need scopes of the platform', () => {
  const needed = calls.flatMap(([, { access }]) =>
    typeof access === 'object' && 'scope' in access ? access.scope : [],
  );
  expect(scopes).toEqual(expect.arrayContaining(needed));
});

test('routes of calls are unique', () => {
  const routes = calls.map(([, { route }]) => route);
  expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([]);
});
