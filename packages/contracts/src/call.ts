import type { z } from 'zod';
import type { Scope } from './permission-graph';
import type { DeployerVerb } from './registry/deploy-verbs';
import type { Role } from './roles';

/**
 * Who may make a call: anybody; only other services, over the private network; anybody with a session; users with a tab
 * that opens the scope; users with one of the roles and, if a scope is given, with a tab that opens it; holders of a
 * deploy token with this permission, and admin_high.
 */
export type Access =
  | 'public'
  | 'service'
  | 'session'
  | { readonly scope: Scope }
  | { readonly roles: readonly Role[]; readonly scope?: Scope }
  | { readonly deployer: DeployerVerb };

/** The prefix of calls between services, and of no other calls. The gateway forwards nothing below it. */
export const internalPrefix = '/internal/';

/** The header in which a deployment sends its token. */
export const deployTokenHeader = 'X-Deploy-Token';

type Shape = z.ZodType | undefined;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Method and path of a call, as in `GET /api/v1/finance/loans`; `:name` parts are path parameters. */
export type Route = `${Method} /${string}`;

/**
 * One call between deployables. Services implement it, browsers make it; OpenAPI documents and authorization tests are
 * generated from it. `path` contains `:name` parts, described by `params`.
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
  /** Whether only the user may make it, and not an administrator who impersonates them. */
  readonly personal?: true;
  /**
   * Whether the caller must have entered a password or a second factor within the last
   * `limits.reauthenticationSeconds`.
   */
  readonly reauthentication?: true;
  /** The earlier name of `reauthentication`: a call that still has it must not compile, as it would be unguarded. */
  readonly freshProof?: never;
  /**
   * Whether it hashes a password or backup codes, which is expensive; or the name of the body field that makes it do
   * so.
   */
  readonly hashes?: true | string;
  /**
   * Whether all callers get the same answer, so that browsers may cache it; answers with a user's own data are not
   * cached.
   */
  readonly sameForAll?: true;
  /** The status of success: by default 200, or 204 for a call without an answer. */
  readonly status?: number;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** For calls whose body is a file instead of JSON: the accepted media types and the maximum size in bytes. */
  readonly upload?: { readonly types: readonly string[]; readonly maxBytes: number };
  readonly answer?: Answer;
}

/** Declares a call. Routes are in separate files without schemas, as browsers import them without zod. */
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
