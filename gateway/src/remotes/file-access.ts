import { limits } from '@plaza/contracts/limits';
import type { MessageAuthentication } from '@plaza/service-kit/message-authentication';
import type { GatewayConfig } from '../config';
import { type OwnCookie, ownCookie } from '../exchange/own-cookie';

/** How long a cookie opens files; each answer with descriptors brings a new one. */
const fileAccessMs = limits.remoteFilesMs;
const purpose = 'files of remotes';
/** A page asks for dozens of files with one cookie: this many cookies are remembered, and not checked again. */
const maxKnown = 10_000;
const space = 0x20;

/** The remote that people need before anybody knows who they are. */
export const isOpen = (remote: string): boolean => remote === 'auth';

/** What a cookie that was found good says. */
interface Grant {
  readonly remotes: readonly string[];
  /** In milliseconds since 1970. */
  readonly until: number;
}

/**
 * The cookie that opens the files of remotes, as scripts and styles are requested without a token. It names the remotes
 * of its owner and is signed with what all gateways share, so that each of them takes the cookies of the others.
 */
export class FileAccess {
  readonly #cookie: OwnCookie;
  /** What comes before its value in a `Cookie` header. */
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
   * The `Set-Cookie` header for a caller with these remotes; where none of them needs it, it removes an earlier cookie.
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
   * Whether one of the cookies opens files of the remote; without a list of them, as this is asked for each file of a
   * page.
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
