import type { Method } from '@plaza/contracts/call';
import type { AnswerOf, ArgsOf, Endpoint } from '@plaza/contracts/endpoint';

/** A call to the server: a path of the same origin, and what to send, as JSON; a Blob goes as the file that it is. */
export interface ApiRequest {
  readonly url: string;
  readonly method?: Method;
  readonly body?: unknown;
  /** Beside those of every call, such as `Idempotency-Key`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** What RTK Query takes for an argument that may be left out. */
type Nothing = ReturnType<() => void>;

/** Without required arguments a call may be made with none at all. */
type Args<Path extends Endpoint> = keyof ArgsOf<Path> extends never
  ? Nothing
  : object extends ArgsOf<Path>
    ? ArgsOf<Path> | Nothing
    : ArgsOf<Path>;

/**
 * The request of a call: path parameters and query by name, the JSON body as `body`. What is undefined, null or empty
 * stays out of the query. A call that uploads a file gets it as `{ ...request(setPicture), body: file }`.
 */
export function request<Path extends Endpoint>(
  endpoint: Path,
  ...[args]: object extends ArgsOf<Path> ? [args?: ArgsOf<Path>] : [args: ArgsOf<Path>]
): ApiRequest {
  return requestOf(endpoint, args);
}

function requestOf(route: string, args: unknown): ApiRequest {
  const [method, template = ''] = route.split(' ');
  const { body, ...named } = (args ?? {}) as Readonly<Record<string, unknown>>;
  const query = new Map(Object.entries(named));
  const path = template.replace(/:(\w+)/g, (_part, name: string) => {
    query.delete(name);
    return segmentOf(String(named[name]));
  });
  const filled = [...query].filter(([, value]) => value !== undefined && value !== null && value !== '');
  const search = new URLSearchParams(filled.map(([name, value]) => [name, String(value)])).toString();
  return {
    method: method as Method,
    url: search === '' ? path : `${path}?${search}`,
    ...(body === undefined ? {} : { body }),
  };
}

/**
 * A value as one segment of a path. A browser takes one dot or two alone for a step in the path, also encoded ones; a
 * blank behind them makes them a segment, and the server takes blanks around a text away.
 */
const segmentOf = (value: string): string => encodeURIComponent(/^\.{1,2}$/.test(value) ? `${value} ` : value);

/**
 * The definition of an RTK Query endpoint for a call of the contracts. Arguments and answer get their types from the
 * call, without its schemas: zod stays out of the bundle.
 * @example build.query({ ...endpoint(financeEndpoints.loans), providesTags: ['finance/loan'] })
 */
export function endpoint<Path extends Endpoint>(route: Path) {
  return {
    query: (args: Args<Path>) => requestOf(route, args),
    transformResponse: (answer: AnswerOf<Path>): AnswerOf<Path> => answer,
  };
}
