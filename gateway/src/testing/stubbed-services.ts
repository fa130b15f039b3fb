import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { errorEnvelope } from '@plaza/contracts/errors';
import type { ServiceName } from '@plaza/contracts/gateway/service-names';
import type { Caller } from '@plaza/contracts/identity/session';
import type {
  ActiveConfiguration,
  ConfigurationRollback,
  GatewayReport,
  KnownGateways,
} from '@plaza/contracts/internal/gateways';
import type { ImpersonatedCall } from '@plaza/contracts/internal/identity';
import type { CurrentReleases, KnownRelease, ServedAreas, VisitorOutcome } from '@plaza/contracts/internal/registry';
import { defaultTabPermissions, type TabPermissions } from '@plaza/contracts/tabs';
import { type FileEncodings, packEncodings } from '@plaza/service-kit/releases/file-encodings';
import { isServiceCall } from '@plaza/service-kit/testing/service-client';
import { testKeys } from '@plaza/test-kit/tokens';

/** The request that a service behind the gateway received; services answer with it unless the test sets a handler. */
export interface Echo {
  readonly service: ServiceName;
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** The responses of identity and registry to the gateway's own requests; tests change them as they go. */
export interface StubbedAnswers {
  permissions: TabPermissions;
  permissionsVersion: number;
  revoked: string[];
  sessions: Record<string, Caller | Promise<Caller>>;
  /** The impersonated calls that were recorded. */
  impersonated: ImpersonatedCall[];
  releases: CurrentReleases;
  /** Undefined for a registry that does not support areas. */
  areas: ServedAreas | undefined;
  /** Releases that are no longer given to anybody. */
  olderReleases: KnownRelease[];
  /** Released files by hash. */
  files: ReadonlyMap<string, FileEncodings>;
  /** How the registry answers a request for a file, and for a release, that it does not have. */
  missing: Record<'file' | 'release', { readonly status: number; readonly code: string }>;
  /** How many requests the registry received for the current releases, for others, and for files. */
  releaseRequests: number;
  lookups: number;
  fileRequests: number;
  /** Until when the registry keeps requests for other releases waiting. */
  lookupsWaitFor: Promise<void> | undefined;
  /** The people whom the registry has admitted to a rollout, the most it admits, and the outcomes reported to it. */
  admitted: string[];
  room: number;
  outcomes: VisitorOutcome[];
  /** The gateways' reports about themselves, and the active version of the configuration. */
  reports: GatewayReport[];
  active: ActiveConfiguration | null;
  /** Whether the registry has not yet received the built-in configuration of any gateway. */
  needsBuiltIn: boolean;
  /** The gateways that the registry knows. */
  gateways: KnownGateways;
  rollbacks: ConfigurationRollback[];
  /** How the registry answers the report of a rollback. */
  rollbackStatus: number;
  /** Services that answer 500 to the gateway's own requests. */
  broken: Partial<Record<ServiceName, boolean>>;
}

/** What identity and registry answer from the start: nothing has been released or applied. */
export const stubbedAnswers = (changes: Partial<StubbedAnswers> = {}): StubbedAnswers => ({
  permissions: { ...defaultTabPermissions },
  permissionsVersion: 1,
  revoked: [],
  sessions: {},
  impersonated: [],
  releases: [],
  areas: [],
  olderReleases: [],
  files: new Map(),
  missing: {
    file: { status: 404, code: 'file_not_found' },
    release: { status: 404, code: 'release_not_found' },
  },
  releaseRequests: 0,
  lookups: 0,
  fileRequests: 0,
  lookupsWaitFor: undefined,
  admitted: [],
  room: 0,
  outcomes: [],
  reports: [],
  active: null,
  needsBuiltIn: false,
  gateways: [],
  rollbacks: [],
  rollbackStatus: 204,
  broken: {},
  ...changes,
});

/** Answers the gateway's own requests, and passes all others to the service's handler. */
export function stubService(service: ServiceName, said: StubbedAnswers, handler: RequestListener): RequestListener {
  return (req, res) => {
    const call = `${service} ${req.url}`;
    if (/^\/internal\//.test(req.url ?? '') && !isServiceCall(req, service)) sendJson(res, {}, 401);
    else if (said.broken[service] && /internal|well-known/.test(call)) sendJson(res, {}, 500);
    else if (call === 'identity /.well-known/jwks.json') sendJson(res, testKeys());
    else if (call === 'identity /internal/permissions') {
      sendJson(res, { version: said.permissionsVersion, permissions: said.permissions, areas: [] });
    } else if (call === 'identity /internal/revocations') {
      sendJson(res, { revocations: said.revoked.map((sessionId) => ({ sessionId, at: new Date().toISOString() })) });
    } else if (call === 'identity /internal/session') {
      void text(req).then(async (body) =>
        sendJson(res, { caller: (await said.sessions[JSON.parse(body).cookie]) ?? null }),
      );
    } else if (call === 'identity /internal/impersonated') {
      void text(req).then((body) => {
        said.impersonated.push(JSON.parse(body));
        sendJson(res, {});
      });
    } else if (call === 'registry /internal/current') {
      said.releaseRequests++;
      sendJson(res, said.releases);
    } else if (call === 'registry /internal/areas') {
      sendJson(res, said.areas ?? {}, said.areas ? 200 : 404);
    } else if (call.startsWith('registry /internal/releases/')) {
      said.lookups++;
      const older = said.olderReleases.find(({ name, version }) => call.endsWith(`/${name}/${version}`));
      void Promise.resolve(said.lookupsWaitFor).then(() =>
        older ? sendJson(res, older) : sendError(res, said.missing.release),
      );
    } else if (call === 'registry /internal/gateways/known') {
      sendJson(res, said.gateways);
    } else if (call === 'registry /internal/gateways') {
      void text(req).then((body) => {
        const report: GatewayReport = JSON.parse(body);
        said.reports.push(report);
        sendJson(res, { held: said.active, ...(said.needsBuiltIn ? { wantsFirst: true } : {}) });
      });
    } else if (call === 'registry /internal/gateway-configuration/returns') {
      void text(req).then((body) => {
        said.rollbacks.push(JSON.parse(body));
        res.writeHead(said.rollbackStatus).end();
      });
    } else if (call === 'registry /internal/admissions') {
      void text(req).then((body) => sendJson(res, { isAdmitted: admit(said, JSON.parse(body).person) }));
    } else if (call === 'registry /internal/outcomes') {
      void text(req).then((body) => {
        said.outcomes.push(JSON.parse(body));
        res.writeHead(204).end();
      });
    } else if (call.startsWith('registry /internal/files/')) {
      said.fileRequests++;
      const file = said.files.get(decodeURIComponent(call.split('/').at(-1) ?? ''));
      if (file) res.end(packEncodings(file));
      else sendError(res, said.missing.file);
    } else handler(req, res);
  };
}

function admit(said: StubbedAnswers, person: string): boolean {
  if (said.admitted.includes(person)) return true;
  if (said.admitted.length >= said.room) return false;
  said.admitted.push(person);
  return true;
}

export function echo(service: ServiceName): RequestListener {
  return (req, res) => {
    text(req).then(
      (body) => sendJson(res, echoOf(service, req, body)),
      () => res.destroy(),
    );
  };
}

function echoOf(service: ServiceName, req: IncomingMessage, body: string): Echo {
  const headers: Record<string, string> = {};
  for (let index = 0; index < req.rawHeaders.length; index += 2) {
    headers[(req.rawHeaders[index] ?? '').toLowerCase()] = req.rawHeaders[index + 1] ?? '';
  }
  return { service, method: req.method ?? '', url: req.url ?? '', headers, body };
}

const sendError = (res: ServerResponse, { status, code }: { readonly status: number; readonly code: string }) =>
  sendJson(res, errorEnvelope(code, 'As the test says.', ''), status);

export function sendJson(res: ServerResponse, value: unknown, status = 200): void {
  const body = JSON.stringify(value);
  res.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  res.end(body);
}
