import type { z } from 'zod';
import type { Scope } from './permission-graph';
import type { Role } from './roles';

/**
 * Who may make a call: anybody; anybody signed in; those with a tab that opens the scope; those with one of the roles,
 * and with a tab that opens the scope where one is named; holders of the deploy token, and admin_high.
 */
export type Access =
  | 'public'
  | 'session'
  | { readonly scope: Scope }
  | { readonly roles: readonly Role[]; readonly scope?: Scope }
  | { readonly deployer: true };

/** The header in which a deployment shows its token. */
export const deployTokenHeader = 'X-Deploy-Token';

type Shape = z.ZodType | undefined;

/**
 * One call across a wall. Services implement it, browsers make it, OpenAPI documents and authorization tests are
 * generated from it. `path` holds `:name` parts, described by `params`.
 */
export interface Call<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Answer extends Shape = Shape,
  Who extends Access = Access,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Who;
  /** Whether only the person themself may make it, and no administrator who acts as them. */
  readonly personal?: true;
  /** Whether everybody gets the same answer, so that a browser may keep it; answers with own data stay in no cache. */
  readonly sameForAll?: true;
  /** Status of success; 200 unless given, 204 when there is no answer. */
  readonly status?: number;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Where the body is not JSON but a file: the media types taken, and the bytes at most. */
  readonly upload?: { readonly types: readonly string[]; readonly maxBytes: number };
  readonly answer?: Answer;
}

/** Declares a call; only fixes its types. */
export function call<
  Params extends Shape = undefined,
  Query extends Shape = undefined,
  Body extends Shape = undefined,
  Answer extends Shape = undefined,
  const Who extends Access = Access,
>(definition: Call<Params, Query, Body, Answer, Who>): Call<Params, Query, Body, Answer, Who> {
  return definition;
}

/** A service's calls, by name. */
export type Calls = Readonly<Record<string, Call>>;
