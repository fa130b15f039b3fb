import type { Caller } from '@plaza/contracts/identity/session';
import type { ApprovedArea } from '@plaza/contracts/registry/areas';
import type { Role } from '@plaza/contracts/roles';
import type { TabId } from '@plaza/contracts/tabs';

/** Authenticates users and services, and tells what users may open. */
export interface Trust extends TrustInUsers {
  /**
   * The service that makes an internal call, from its service token.
   * @param target path and query as received
   * @throws Unauthenticated if the token is missing, forged, expired, or issued for another call
   */
  verifyService(token: string | undefined, call: { readonly method: string; readonly target: string }): string;
}

/** Authenticates users and tells what they may open. */
export interface TrustInUsers {
  /**
   * The caller of an access token.
   * @throws Unauthenticated if it is forged, expired or revoked
   */
  verify(token: string): Promise<Caller>;
  /** The caller of a token that was verified before, without waiting; undefined if it still has to be verified. */
  known(token: string): Caller | undefined;
  /** The tabs of a role, at most a second out of date. */
  tabsOf(role: Role): Promise<ReadonlySet<TabId>>;
  /** The approved areas, at most a second out of date. */
  areas(): Promise<readonly ApprovedArea[]>;
  /**
   * Whether identity no longer knows a user with this id.
   * @throws when identity does not answer
   */
  isDeleted(userId: string): Promise<boolean>;
}
