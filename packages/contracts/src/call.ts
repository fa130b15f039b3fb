import type { z } from 'zod';
import type { Scope } from './permission-graph';
import type { DeployerVerb } from './registry/deploy-verbs';
import type { Role } from './roles';

/**
 * Who may make a call: anybody; other services alone, over the private network; anybody signed in; those with a tab
 * that opens the scope; those with one of the roles, and with a tab that opens the scope where one is named; holders of
 * a deploy token that may do this, and admin_high.
 */
export type Access =
  | 'public'
  | 'service'
  | 'session'
  | { readonly scope: Scope }
  | { readonly roles: readonly Role[]; readonly scope?: Scope }
  | { readonly deployer: DeployerVerb };

/** Calls of services to each other are below it, and no others. The gateway forwards nothing of it. */
export const internalPrefix = '/internal/';

/** The header in which a deployment shows its token. */
export const deployTokenHeader = 'X-Deploy-Token';

type Shape = z.ZodType | undefined;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Method and path of a call, as in `GET /api/v1/finance/loans`; `:name` parts are path parameters. */
export type Route = `${Method} /${string}`;

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
  Path extends Route = Route,
> {
  readonly route: Path;
  readonly method: Method;
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Who;
  /** Whether only the person themself may make it, and no administrator who acts as them. */
  readonly personal?: true;
  /** Whether the caller must have entered a password or a second factor within the last `limits.freshProofSeconds`. */
  readonly freshProof?: true;
  /** Whether it hashes a password or backup codes, which costs much; or the field of the body with which it does. */
  readonly hashes?: true | string;
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

/** Declares a call. Routes stand in files of their own, free of schemas, as browsers need them without zod. */
export function call<
  const Path extends Route,
  Params extends Shape = undefined,
  Query extends Shape = undefined,
  Body extends Shape = undefined,
  Answer extends Shape = undefined,
  const Who extends Access = Access,
>(
  route: Path,
  definition: Omit<Call<Params, Query, Body, Answer, Who>, 'route' | 'method' | 'path'>,
): Call<Params, Query, Body, Answer, Who, Path> {
  const [method, path] = route.split(' ') as [Method, `/${string}`];
  return { ...definition, route, method, path };
}

/** A service's calls, by name. */
export type Calls = Readonly<Record<string, Call>>;
