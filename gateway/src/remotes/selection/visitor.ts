import { randomUUID } from 'node:crypto';
import type { Caller } from '@plaza/contracts/identity/session';
import { Id } from '@plaza/contracts/ids';
import type { CurrentReleases } from '@plaza/contracts/internal/registry';
import { isAdministrator } from '@plaza/contracts/roles';
import type { Context } from 'koa';
import type { GatewayConfig } from '../../environment/config';
import type { Exchange } from '../../exchange/exchange';
import { type OwnCookie, ownCookie } from '../../exchange/own-cookie';
import type { Visitor } from './select-release';

const retentionSeconds = 30 * 24 * 3600;

/**
 * Gives a browser before signing in a random id, so that each request selects the same release for it. The cookie is
 * set only while a rollout reaches people who are not signed in, and serves no other purpose.
 */
export const browserCookie = (config: GatewayConfig): OwnCookie =>
  ownCookie('plaza_browser', '/api/v1/remotes', config);

/** The visitor who sends the request; undefined for a browser without an id. */
export function visitorOf(ctx: Context, { caller }: Pick<Exchange, 'caller'>, browser: OwnCookie): Visitor | undefined {
  if (caller) return visitorOfCaller(caller);
  const id = ctx.cookies.get(browser.name);
  return Id.safeParse(id).success ? { id: id as string, role: null, isAdministrator: false } : undefined;
}

export const visitorOfCaller = (caller: Caller): Visitor => ({
  id: caller.id,
  role: caller.role,
  isAdministrator: isAdministrator(caller),
});

/** Like `visitorOf`, but sets an id for a browser that has none and needs one. */
export function visitorWithId(
  ctx: Context,
  exchange: Pick<Exchange, 'caller'>,
  browser: OwnCookie,
  releases: CurrentReleases,
): Visitor | undefined {
  const visitor = visitorOf(ctx, exchange, browser);
  const isNeeded = releases.some(({ name, rollout }) => name === 'auth' && rollout?.isOpen);
  if (visitor || !isNeeded) return visitor;
  const id = randomUUID();
  ctx.append('Set-Cookie', browser.header(id, retentionSeconds));
  return { id, role: null, isAdministrator: false };
}
