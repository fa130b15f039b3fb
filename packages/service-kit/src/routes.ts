import Router from '@koa/router';
import { type Access, type Call, internalPrefix } from '@plaza/contracts/call';
import type { Caller } from '@plaza/contracts/identity/session';
import type { DeployerVerb } from '@plaza/contracts/registry/deploy-verbs';
import type { Context, Middleware } from 'koa';
import type { z } from 'zod';
import { Forbidden, NotFound, parse, ServiceError } from './errors';
import { requireRole, requireRoleWithScope, requireScope } from './guards/permissions';
import { requireReauthentication } from './guards/reauthentication';
import { requireService } from './guards/service';
import { requireOwnSession, requireSession } from './guards/session';
import { readBody } from './http/read-body';
import { isInternal } from './internal/internal-path';
import { asSecurityEvent } from './security/security-events';
import { currentTrace } from './tracing/request-trace';
import type { Trust } from './trust/trust';

/** `Then` if a property may hold a schema; the `undefined` of an optional property does not count. */
type IfSchema<Shape, Then, Else> = [Exclude<Shape, undefined>] extends [never] ? Else : Then;
type Output<Shape> = IfSchema<Shape, z.output<Extract<Shape, z.ZodType>>, undefined>;

type CallerOf<Who extends Access> = Who extends 'public' | 'service'
  ? undefined
  : Who extends { readonly deployer: DeployerVerb }
    ? Caller | undefined
    : Caller;

/** A request's data, parsed with the call's schemas. */
export interface Received<ThisCall extends Call> {
  /** The caller; undefined for public calls, internal calls, and deployments with a deploy token. */
  readonly caller: CallerOf<ThisCall['access']>;
  readonly params: Output<ThisCall['params']>;
  readonly query: Output<ThisCall['query']>;
  readonly body: Output<ThisCall['body']>;
  /** The bytes of an upload; empty for all other calls. */
  readonly file: Buffer;
  readonly requestId: string;
  /** Koa's context, for headers and cookies. */
  readonly ctx: Context;
}

/** An answer that is serialized as JSON already. */
export class ReadyJson {
  constructor(readonly bytes: Buffer) {}
}

/** An answer that is a file of a media type instead of JSON. */
export interface FileAnswer {
  readonly bytes: Buffer;
  readonly type: string;
}

type Answered<ThisCall extends Call> = IfSchema<
  ThisCall['answer'],
  z.input<Extract<ThisCall['answer'], z.ZodType>> | ReadyJson,
  void
>;

/** Implements calls: checks access, parses the request, runs the handler, sends the answer. */
export interface Routes {
  readonly router: Router;
  on<ThisCall extends Call>(
    call: ThisCall,
    handle: (received: Received<ThisCall>) => Promise<Answered<ThisCall>>,
  ): Routes;
  /** Implements a call that answers with a file. */
  onFile<ThisCall extends Call>(call: ThisCall, handle: (received: Received<ThisCall>) => Promise<FileAnswer>): Routes;
}

/** Guards that a service provides, for calls whose access service-kit cannot check itself. */
export interface OwnGuards {
  /** Requires permission for this verb on the remote in the path. */
  readonly deployer?: (verb: DeployerVerb) => Middleware;
  /** Limits concurrent password hashing. */
  readonly hashing?: Middleware;
  /** Limits concurrent uploads, before their bodies are read. */
  readonly upload?: Middleware;
}

/**
 * Routes that implement calls of the contracts. Outside production every answer is validated with its schema, so that a
 * difference between service and contract is noticed.
 * @throws when the guard is missing for a call that is for deployers or hashes passwords, and when a call is for
 * services but not internal, or vice versa
 */
export function createRoutes(trust: Trust, own: OwnGuards = {}): Routes {
  const router = new Router();
  function register(call: Call, answer: Middleware): Routes {
    if (isInternal(call.path) !== (call.access === 'service'))
      throw new Error(`${call.route} must be below ${internalPrefix} if and only if it is for services only`);
    const guards = [
      ...(isAdministrative(call) ? [reportForbiddenCalls()] : []),
      authorize(call, trust, own),
      ...(call.personal ? [requireOwnSession()] : []),
      ...(call.reauthentication ? [requireReauthentication()] : []),
      ...(call.upload && own.upload ? [own.upload] : []),
      ...(call.hashes ? [guardHashing(call, own)] : []),
    ];
    router.register(call.path, [call.method], [recordRoute(call), setCachePolicy(call), ...guards, answer]);
    return routes;
  }
  const routes: Routes = {
    router,
    on: (call, handle) =>
      register(call, async (ctx) => {
        const result = await handle(await receive(call, ctx));
        // Unless the handler chose another status of success, such as 202 for work that was only started.
        if (ctx.status === 404) ctx.status = call.status ?? (call.answer ? 200 : 204);
        if (result instanceof ReadyJson) {
          ctx.type = 'json';
          ctx.body = result.bytes;
        } else {
          if (process.env.NODE_ENV !== 'production') call.answer?.parse(result);
          ctx.body = result ?? null;
        }
      }),
    onFile: (call, handle) =>
      register(call, async (ctx) => {
        const { bytes, type } = await handle(await receive(call, ctx));
        ctx.type = type;
        ctx.body = bytes;
      }),
  };
  return routes;
}

/** Records the route of a call for log, metrics and trace, so that ids in paths do not create a series each. */
function recordRoute(call: Call): Middleware {
  return async function recordRoute(ctx, next) {
    ctx.state.route = call.path;
    const trace = currentTrace();
    if (trace) trace.route = call.path;
    await next();
  };
}

/**
 * Sets who may cache the answer. By default nobody may, as a user's own data must not stay on a shared computer; an
 * answer that is the same for all may be cached by browsers, which revalidate it each time. A handler may allow more.
 */
function setCachePolicy({ sameForAll }: Call): Middleware {
  return async function setCachePolicy(ctx, next) {
    if (sameForAll) ctx.set('Cache-Control', 'private, no-cache');
    await next();
  };
}

/** Whether a call is only for some roles, for users with the administrators' tab, or for deployments. */
const isAdministrative = ({ access }: Call): boolean =>
  typeof access === 'object' && ('roles' in access || 'deployer' in access || access.scope === 'admin');

/** Refusals that only ask the same user to authenticate once more. */
const routine: readonly string[] = ['fresh_proof_required', 'second_factor_required'];

/** Reports each refusal of a known caller as a security event. */
function reportForbiddenCalls(): Middleware {
  return async function reportForbiddenCalls(ctx, next) {
    try {
      await next();
    } catch (error) {
      if (!(error instanceof Forbidden) || routine.includes(error.code)) throw error;
      const caller: Caller | undefined = ctx.state.caller;
      throw asSecurityEvent(error, 'administration_refused', caller?.impersonatorId ?? caller?.id);
    }
  };
}

function authorize({ access, path }: Call, trust: Trust, own: OwnGuards): Middleware {
  if (access === 'public') return async (_ctx, next) => next();
  if (access === 'service') return requireService(trust);
  if (access === 'session') return requireSession(trust);
  if ('roles' in access) {
    const { roles, scope } = access;
    return scope ? requireRoleWithScope(trust, roles, scope) : requireRole(trust, ...roles);
  }
  if ('scope' in access) return requireScope(trust, access.scope);
  if (!own.deployer) throw new Error(`${path} is for deployers, but deploy tokens are not verified`);
  return own.deployer(access.deployer);
}

function guardHashing({ hashes, path }: Call, { hashing }: OwnGuards): Middleware {
  if (!hashing) throw new Error(`${path} hashes passwords, but has no hashing budget`);
  return async function guardHashing(ctx, next) {
    const isHashed = hashes === true || Boolean(Object(ctx.state.body)[String(hashes)]);
    await (isHashed ? hashing(ctx, next) : next());
  };
}

async function receive<ThisCall extends Call>(call: ThisCall, ctx: Context): Promise<Received<ThisCall>> {
  const params = call.params?.safeParse(ctx.params);
  if (params && !params.success) throw new NotFound();
  const received = {
    caller: ctx.state.caller,
    params: params?.data,
    query: call.query ? parse(call.query, { ...ctx.query }) : undefined,
    file: call.upload ? await readUpload(call.upload, ctx) : Buffer.alloc(0),
    body: call.body ? parse(call.body, ctx.state.body ?? {}) : undefined,
    requestId: ctx.state.requestId,
    ctx,
  };
  return received as Received<ThisCall>;
}

/** @throws ServiceError `unsupported_media_type` for a type that the call does not accept */
async function readUpload({ types, maxBytes }: NonNullable<Call['upload']>, ctx: Context): Promise<Buffer> {
  const sentence = `Send one of ${types.join(', ')}.`;
  if (!ctx.is([...types])) throw new ServiceError('wrong-type', 'unsupported_media_type', sentence);
  return readBody(ctx.req, maxBytes);
}
