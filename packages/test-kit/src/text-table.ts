import type { Call, Calls } from '@plaza/contracts/call';
import { ErrorEnvelope, type FieldError } from '@plaza/contracts/errors';
import type { Role } from '@plaza/contracts/roles';
import { sampleOf, type TextField, textFieldsOf } from '@plaza/contracts/testing/samples';
import type { z } from 'zod';
import { roleThatMay } from './authorization-table';
import type { Client } from './http';

/** Input for a call that needs more than a sample, such as an existing id or a known user. */
export interface RequestInput {
  /** By default the highest permitted role. */
  readonly role?: Role;
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** A service, and the expected limits of its texts. */
export interface TextTable {
  readonly calls: Calls;
  readonly clientFor: (role: Role | undefined) => Client;
  /** Called before each call, once the service runs. */
  readonly inputFor?: Readonly<Record<string, () => RequestInput | Promise<RequestInput>>>;
  /**
   * The calls that succeed with the longest texts, listed by hand. The other calls are made on records that do not
   * exist.
   */
  readonly taken: readonly string[];
}

/** Characters of one, two and more UTF-16 units: the family has eleven. */
const signs = ['a', 'é', '💥', '👨‍👩‍👧‍👦'] as const;

/** A text of this number of UTF-16 units, padded with letters where whole characters do not fill it. */
const filled = (sign: string, units: number) => sign.repeat(Math.floor(units / sign.length)).padEnd(units, 'a');

const parts = ['body', 'query', 'params'] as const;

interface Row extends TextField {
  readonly name: string;
  readonly made: Call;
  readonly part: (typeof parts)[number];
  readonly at: string;
  readonly schema: z.ZodType;
}

/**
 * Declares tests that send every text of every call with its maximum length, and with one unit more: limits count
 * UTF-16 units in both browser and service, and the model stores what the contract accepts.
 */
export function testTexts({ calls, clientFor, inputFor = {}, taken }: TextTable): void {
  const free = Object.entries(calls)
    .flatMap(([name, made]) => rowsOf(name, made))
    .filter(isFree);
  const texts = free.flatMap((row) => signs.map((sign) => ({ ...row, sign })));

  test('every text has a limit', () => {
    expect(free.filter(({ max }) => max === undefined).map(({ name, at }) => `${name} ${at}`)).toEqual([]);
  });

  test('the calls that are declared to succeed have texts', () => {
    const names = new Set(free.map(({ name }) => name));
    expect(taken.filter((name) => !names.has(name))).toEqual([]);
  });

  if (texts.length === 0) return;

  test.each(texts)('$name accepts the longest $part $at of $sign', async (row) => {
    const text = filled(row.sign, row.max ?? 0);
    expect(text).toHaveLength(row.max ?? 0);
    expect(isTaken(row, text)).toBe(true);
    const { status } = await ask(row, text);
    expect(status).toBeLessThan(row.part === 'body' && taken.includes(row.name) ? 300 : 500);
  });

  test.each(texts)('$name rejects one more than the longest $part $at of $sign', async (row) => {
    await expectRefused(row, `${filled(row.sign, row.max ?? 0)}a`);
  });

  const bodies = free.filter(({ part }) => part === 'body');
  if (bodies.length > 0) {
    test.each(bodies)('$name rejects half a surrogate pair in $at', async (row) => {
      await expectRefused(row, `${'a'.repeat((row.max ?? 1) - 1)}\ud83d`);
    });
  }

  async function expectRefused(row: Row, text: string) {
    // The contract itself must refuse it: a refusal by the model would look the same.
    expect(isTaken(row, text)).toBe(false);
    const { status, body } = await ask(row, text);
    if (row.part === 'params') return expect(status).toBe(404);
    // A file of many bytes may exceed the maximum size of a request.
    if (status === 413) return expect(row.max).toBeGreaterThan(100_000);
    expect(status).toBe(400);
    expect(fieldErrorsIn(body)).toContainEqual({ path: row.at, message: expect.any(String) });
  }

  async function ask(row: Row, text: string) {
    const input = (await inputFor[row.name]?.()) ?? {};
    return send(row, row.holding(text) as Fields, input, clientFor(input.role ?? roleThatMay(row.made)));
  }
}

type Fields = Record<string, unknown>;

function rowsOf(name: string, made: Call): Row[] {
  return parts.flatMap((part) => {
    const schema = made[part];
    return schema
      ? textFieldsOf(schema).map((field) => ({ ...field, name, made, part, schema, at: field.path.join('.') }))
      : [];
  });
}

/** Texts with a format, such as ids and days, do not accept letters, and the format limits their length. */
const isFree = (row: Row) => isTaken(row, 'é'.repeat(row.max ?? 50_000));

/** Whether the contract accepts a text; errors in other fields, such as a related one, are ignored. */
function isTaken({ schema, at, holding }: Row, text: string): boolean {
  const parsed = schema.safeParse(holding(text));
  return parsed.success || parsed.error.issues.every(({ path }) => path.join('.') !== at);
}

function send(
  { made, part, path }: Row,
  held: Fields,
  input: RequestInput,
  { get, post, put, patch, ...client }: Client,
) {
  const [field] = path;
  const params = part === 'params' ? held : { ...sample(made.params), ...input.params };
  const query = part === 'query' ? held : sample(made.query);
  const body = part === 'body' ? { ...held, ...input.body, [String(field)]: held[String(field)] } : sample(made.body);
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
  );
  const at = `${made.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])))}?${search}`;
  if (made.method === 'GET') return get(at);
  if (made.method === 'DELETE') return client.delete(at);
  return { POST: post, PUT: put, PATCH: patch }[made.method](at, body);
}

const sample = (schema: z.ZodType | undefined) => (schema ? (sampleOf(schema) as Fields) : {});

/** The field errors of an error envelope; empty for a successful response. */
function fieldErrorsIn(body: unknown): readonly FieldError[] {
  return ErrorEnvelope.safeParse(body).data?.error.details ?? [];
}
