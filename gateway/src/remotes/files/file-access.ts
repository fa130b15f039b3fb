import { limits } from '@plaza/contracts/limits';
import type { MessageAuthentication } from '@plaza/service-kit/security/message-authentication';
import type { GatewayConfig } from '../../environment/config';
import { type OwnCookie, ownCookie } from '../../exchange/own-cookie';

/** How long a cookie grants access to files; each response with descriptors sets a new one. */
const fileAccessMs = limits.remoteFilesMs;
const purpose = 'files of remotes';
/** A page requests dozens of files with one cookie, so up to this many verified cookies are cached. */
const maxKnown = 10_000;
const space = 0x20;

/** The sign-in remote: it has to load before anybody is signed in. */
export const isOpen = (remote: string): boolean => remote === 'auth';

/** The content of a cookie whose signature is valid. */
interface Grant {
  readonly remotes: readonly string[];
  /** In milliseconds since 1970. */
  readonly until: number;
}

/**
 * The cookie that grants access to the files of remotes, since scripts and styles are requested without a token. It
 * lists the remotes of its owner and is signed with a key that all gateways share, so that each accepts the cookies of
 * the others.
 */
export class FileAccess {
  readonly #cookie: OwnCookie;
  /** The text before the value in a `Cookie` header. */
  readonly #start: string;
  readonly #known = new Map<string, Grant>();

  constructor(
    private readonly authentication: MessageAuthentication,
    config: Pick<GatewayConfig, 'PUBLIC_URL' | 'NODE_ENV'>,
  ) {
    this.#cookie = ownCookie('plaza_remotes', '/remotes', config);
    this.#start = `${this.#cookie.name}=`;
  }

  /**
   * The `Set-Cookie` header for a caller with these remotes. If none of them needs the cookie, the header removes it.
   */
  grant(remotes: readonly string[]): string {
    const closed = remotes.filter((name) => !isOpen(name));
    if (closed.length === 0) return this.#cookie.header('', 0);
    const content = `${closed.join('.')}~${Date.now() + fileAccessMs}`;
    const code = this.authentication.sign(purpose, content).toString('base64url');
    return this.#cookie.header(`${content}~${code}`, fileAccessMs / 1000);
  }

  /** @param cookies the `Cookie` header of a request for a file of the remote */
  permits(cookies: string | undefined, remote: string): boolean {
    return isOpen(remote) || (cookies !== undefined && this.#anyOpens(cookies, remote));
  }

  /**
   * Whether one of the cookies grants access to the remote's files. It scans the header in place, without splitting it
   * into a list, because it runs for each file of a page.
   */
  #anyOpens(cookies: string, remote: string): boolean {
    for (let from = 0; from < cookies.length; ) {
      const semicolon = cookies.indexOf(';', from);
      const end = semicolon === -1 ? cookies.length : semicolon;
      while (cookies.charCodeAt(from) === space) from++;
      if (cookies.startsWith(this.#start, from)) {
        const value = cookies.slice(from + this.#start.length, end).trimEnd();
        if (this.#opens(value, remote)) return true;
      }
      from = end + 1;
    }
    return false;
  }

  #opens(value: string, remote: string): boolean {
    const grant = this.#known.get(value) ?? this.#check(value);
    return grant !== undefined && grant.until > Date.now() && grant.remotes.includes(remote);
  }

  #check(value: string): Grant | undefined {
    const [names = '', until = '', code = '', ...more] = value.split('~');
    const isSigned = this.authentication.isValid(Buffer.from(code, 'base64url'), purpose, `${names}~${until}`);
    if (more.length > 0 || !isSigned) return undefined;
    const grant = { remotes: names.split('.'), until: Number(until) };
    if (this.#known.size >= maxKnown) this.#known.clear();
    this.#known.set(value, grant);
    return grant;
  }
}
