import type { z } from 'zod';
import type { Call, Calls, Route } from './call';

declare const calledBy: unique symbol;

/** A route as browsers use it: at run time only the text, in its type the call with all its schemas. */
export type Endpoint<Made extends Call> = Route & { readonly [calledBy]: Made };

/** The routes of a service, each with the type of its call. A route that is not the call's fails the type check. */
export function endpointsOf<Table extends Calls>(
  routes: Readonly<{ [Name in keyof Table]: Table[Name]['route'] }>,
): Readonly<{ [Name in keyof Table]: Endpoint<Table[Name]> }> {
  return routes as { [Name in keyof Table]: Endpoint<Table[Name]> };
}

/** An optional property's type holds undefined beside the schema: only one without a schema stands for nothing. */
type InputOf<Schema> = [Exclude<Schema, undefined>] extends [never] ? object : z.input<Extract<Schema, z.ZodType>>;

type BodyOf<Made extends Call> = [Exclude<Made['body'], undefined>] extends [never]
  ? object
  : { body: z.input<Extract<Made['body'], z.ZodType>> };

type Flat<Shape> = { [Name in keyof Shape]: Shape[Name] };

/** What a call is made with: its path parameters and query by name, and `body`. */
export type ArgsOf<Made extends Call> = Flat<InputOf<Made['params']> & InputOf<Made['query']> & BodyOf<Made>>;

/** What a call answers; null where it answers nothing. */
export type AnswerOf<Made extends Call> = [Exclude<Made['answer'], undefined>] extends [never]
  ? null
  : z.output<Extract<Made['answer'], z.ZodType>>;
