import type { Method } from '@plaza/contracts/call';
import type { AnswerOf, ArgsOf, Endpoint } from '@plaza/contracts/endpoint';

/** A request to the server: a path of the same origin and a JSON body; a Blob is sent as a file. */
export interface ApiRequest {
  readonly url: string;
  readonly method?: Method;
  readonly body?: unknown;
  /** In addition to those of every request, such as `Idempotency-Key`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** The type with which RTK Query makes an argument optional. */
type Nothing = ReturnType<() => void>;

/** A call without required arguments can be made without any. */
type Args<Path extends Endpoint> = keyof ArgsOf<Path> extends never
  ? Nothing
  : object extends ArgsOf<Path>
    ? ArgsOf<Path> | Nothing
    : ArgsOf<Path>;

/**
 * The request of a call: path and query parameters by name, the JSON body as `body`. Undefined, null and empty values
 * are omitted from the query. A call that uploads a file gets it as `{ ...request(setPicture), body: file }`.
 */
export function request<Path extends Endpoint>(
  endpoint: Path,
  ...[args]: object extends ArgsOf<Path> ? [args?: ArgsOf<Path>] : [args: ArgsOf<Path>]
): ApiRequest {
  return requestOf(endpoint, args);
}

function requestOf(endpoint: string, args: unknown): ApiRequest {
  const [method, template = ''] = endpoint.split(' ');
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
 * Encodes a value as one segment of a path. Browsers resolve `.` and `..` as relative segments even if they are
 * encoded; a trailing blank prevents that, and the server trims texts.
 */
const segmentOf = (value: string): string => encodeURIComponent(/^\.{1,2}$/.test(value) ? `${value} ` : value);

/**
 * The definition of an RTK Query endpoint for a call of the contracts. Only the types of arguments and answer come from
 * the call, so that zod stays out of the bundle.
 * @example build.query({ ...endpoint(financeEndpoints.loans), providesTags: ['finance/loan'] })
 */
export function endpoint<Path extends Endpoint>(path: Path) {
  return {
    query: (args: Args<Path>) => requestOf(path, args),
    transformResponse: (answer: AnswerOf<Path>): AnswerOf<Path> => answer,
  };
}
