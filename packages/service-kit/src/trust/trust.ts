import type { Caller } from '@plaza/contracts/identity/session';
import type { ApprovedArea } from '@plaza/contracts/registry/areas';
import type { Role } from '@plaza/contracts/roles';
import type { TabId } from '@plaza/contracts/tabs';

/** How a service knows who calls and what they may open. */
export interface Trust extends TrustInUsers {
  /**
   * The service that makes an internal call, by its service token.
   * @param target path and query as they arrived
   * @throws Unauthenticated without a token, and for a forged or expired one, or one for another call
   */
  verifyService(token: string | undefined, call: { readonly method: string; readonly target: string }): string;
}

/** How a service knows which user calls and what they may open. */
export interface TrustInUsers {
  /**
   * The caller of an access token.
   * @throws Unauthenticated for a forged, expired or revoked one
   */
  verify(token: string): Promise<Caller>;
  /** The caller of a token verified before, without waiting; undefined when it has to be verified. */
  known(token: string): Caller | undefined;
  /** The tabs of a role, at most a second behind the last save. */
  tabsOf(role: Role): Promise<ReadonlySet<TabId>>;
  /** The areas that are not built in, at most a second behind the last decision about them. */
  areas(): Promise<readonly ApprovedArea[]>;
  /**
   * Whether identity knows nobody of this id any more.
   * @throws when identity does not answer
   */
  isDeleted(userId: string): Promise<boolean>;
}
