import { deployTokenHeader } from '@plaza/contracts/call';
import { ErrorEnvelope } from '@plaza/contracts/errors';

/** The gateway through which the registry is called. */
export interface ReleaseTarget {
  readonly gatewayUrl: string;
  readonly token: string;
  /** The private key that signs what is released, in PEM; without it releases are not signed. */
  readonly signingKey?: string;
}

/** A refusal of the registry. */
export class RegistryError extends Error {
  constructor(
    status: number,
    /** Stable, from the error envelope; empty if the response had none. */
    readonly code: string,
    sentence: string,
    readonly retryAfterMs = 0,
  ) {
    super(`the registry refused (${status}): ${sentence}`);
  }
}

/**
 * Calls the registry with the deploy token. @param more further headers @throws Error with the reason of a refusal
 */
export async function callRegistry(
  target: ReleaseTarget,
  { method, path: pathname }: { readonly method: string; readonly path: string },
  params: Readonly<Record<string, string>>,
  body?: string | Uint8Array<ArrayBuffer>,
  type = 'application/json',
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const at = pathname.replace(/:(\w+)/g, (_, part) => encodeURIComponent(params[part] ?? ''));
  const response = await fetch(new URL(at, target.gatewayUrl), {
    method,
    headers: { [deployTokenHeader]: target.token, ...(body === undefined ? {} : { 'Content-Type': type }), ...more },
    body: body ?? null,
  }).catch((cause) => {
    throw new Error(`No platform answers at ${target.gatewayUrl}. Set PLAZA_GATEWAY_URL to its address.`, { cause });
  });
  if (response.ok) return response;
  const text = await response.text();
  const retryAfter = Number(response.headers.get('retry-after') ?? 1);
  const { data } = ErrorEnvelope.safeParse(parsedJson(text));
  throw new RegistryError(response.status, data?.error.code ?? '', data?.message ?? text, retryAfter * 1000);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
