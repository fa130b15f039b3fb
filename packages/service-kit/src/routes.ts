import Router from '@koa/router';
import { type Access, type Call, internalPrefix } from '@plaza/contracts/call';
import type { Caller } from '@plaza/contracts/identity/session';
import type { DeployerVerb } from '@plaza/contracts/registry/deploy-verbs';
import type { Context, Middleware } from 'koa';
import type { z } from 'zod';
import {
  requireFreshProof,
  requireOwnSession,
  requireRole,
  requireRoleWithScope,
  requireScope,
  requireService,
  requireSession,
} from './caller';
import { Forbidden, NotFound, parse, ServiceError } from './errors';
import { isInternal } from './internal/internal-path';
import { readBody } from './read-body';
import { asSecurityEvent } from './security-events';
import { currentTrace } from './tracing/request-trace';
import type { Trust } from './trust/trust';

/** `Then` where a property may hold a schema; the `undefined` of an optional property does not count. */
type IfSchema<Shape, Then, Else> = [Exclude<Shape, undefined>] extends [never] ? Else : Then;
type Output<Shape> = IfSchema<Shape, z.output<Extract<Shape, z.ZodType>>, undefined>;

type CallerOf<Who extends Access> = Who extends 'public' | 'service'
  ? undefined
  : Who extends { readonly deployer: DeployerVerb }
    ? Caller | undefined
    : Caller;

/** What came with a request, parsed by the call's schemas. */
export interface Received<ThisCall extends Call> {
  /** Who calls; a public call has nobody, a service's neither, nor a deployment that shows its token. */
  readonly caller: CallerOf<ThisCall['access']>;
  readonly params: Output<ThisCall['params']>;
  readonly query: Output<ThisCall['query']>;
  readonly body: Output<ThisCall['body']>;
  /** The bytes of an upload; empty for every other call. */
  readonly file: Buffer;
  readonly requestId: string;
  /** Koa's context, for headers and cookies. */
  readonly ctx: Context;
}

/** Bytes of an answer that is JSON already. */
export class ReadyJson {
  constructor(readonly bytes: Buffer) {}
}

/** An answer that is no JSON but a file of a media type. */
export interface FileAnswer {
  readonly bytes: Buffer;
  readonly type: string;
}

type Answered<ThisCall extends Call> = IfSchema<
  ThisCall['answer'],
  z.input<Extract<ThisCall['answer'], z.ZodType>> | ReadyJson,
  void
>;

/** Implements calls: who may → what came → do it → answer. */
export interface Routes {
  readonly router: Router;
  on<ThisCall extends Call>(
    call: ThisCall,
    handle: (received: Received<ThisCall>) => Promise<Answered<ThisCall>>,
  ): Routes;
  /** Implements a call that gives a file. */
  onFile<ThisCall extends Call>(call: ThisCall, handle: (received: Received<ThisCall>) => Promise<FileAnswer>): Routes;
}

/** The checks that a service brings along, for calls whose access service-kit cannot judge by itself. */
export interface OwnGuards {
  /** Lets those pass who may do this with the remote in the path. */
  readonly deployer?: (verb: DeployerVerb) => Middleware;
  /** Lets those pass for whom there is something left to hash passwords with. */
  readonly hashing?: Middleware;
  /** Lets those files in for which there is room, before they are read. */
  readonly upload?: Middleware;
}

/**
 * Routes that implement calls of the contracts. Outside production every answer is held against its schema,
 * so that a service cannot drift from its contract unnoticed.
 * @throws when a call is for deployers, or hashes passwords, and there is no check for that, and when one is for
 * services but not internal, or the other way round
 */
export function createRoutes(trust: Trust, own: OwnGuards = {}): Routes {
  const router = new Router();
  function register(call: Call, answer: Middleware): Routes {
    if (isInternal(call.path) !== (call.access === 'service'))
      throw new Error(`${call.route} must be below ${internalPrefix} exactly if it is for services alone`);
    const guards = [
      ...(isAdministrative(call) ? [reportForbiddenCalls()] : []),
      authorize(call, trust, own),
      ...(call.personal ? [requireOwnSession()] : []),
      ...(call.freshProof ? [requireFreshProof()] : []),
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
        // Unless the handler chose another status of success, such as 202 for what is only begun.
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

/** Records the route for log, metrics and trace, so that ids in paths do not make a series each. */
function recordRoute(call: Call): Middleware {
  return async function recordRoute(ctx, next) {
    ctx.state.route = call.path;
    const trace = currentTrace();
    if (trace) trace.route = call.path;
    await next();
  };
}

/**
 * Says who may keep the answer: nobody where it holds somebody's own data, on a shared computer least of all, which is
 * how all answers begin; else the browser, which asks each time whether it is still true. A handler may say more.
 */
function setCachePolicy({ sameForAll }: Call): Middleware {
  return async function setCachePolicy(ctx, next) {
    if (sameForAll) ctx.set('Cache-Control', 'private, no-cache');
    await next();
  };
}

/** Whether a call is for some roles alone, for whoever has the administrators' tab, or for deployments. */
const isAdministrative = ({ access }: Call): boolean =>
  typeof access === 'object' && ('roles' in access || 'deployer' in access || access.scope === 'admin');

/** Refusals that only ask for something more, which the same person is about to show. */
const routine: readonly string[] = ['fresh_proof_required', 'second_factor_required'];

/** Makes whatever is refused to somebody who is known a security event. */
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
  if (!own.deployer) throw new Error(`${path} is for deployers, and nothing checks who is one`);
  return own.deployer(access.deployer);
}

function guardHashing({ hashes, path }: Call, { hashing }: OwnGuards): Middleware {
  if (!hashing) throw new Error(`${path} hashes passwords, and nothing limits that`);
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

/** @throws ServiceError `unsupported_media_type` for what the call does not take */
async function readUpload({ types, maxBytes }: NonNullable<Call['upload']>, ctx: Context): Promise<Buffer> {
  const sentence = `Send one of ${types.join(', ')}.`;
  if (!ctx.is([...types])) throw new ServiceError('wrong-type', 'unsupported_media_type', sentence);
  return readBody(ctx.req, maxBytes);
}
