import { z } from 'zod';
import { call } from '../call';
import { Id, IdParams, Instant } from '../ids';
import { QuoteKey, QuoteKind } from './kinds';
import * as marketsRoutes from './routes';

export const alertDirections = ['above', 'below'] as const;
export const AlertDirection = /* @__PURE__ */ z.enum(alertDirections);

/** The maximum number of alerts per user, and of stored firings. */
export const alertsOfAPerson = 100;
export const maxFirings = 100;

const watched = {
  kind: QuoteKind,
  key: QuoteKey,
  /** `above`: fires when the price reaches or exceeds the threshold; `below`: when it reaches it or falls under it. */
  direction: AlertDirection,
  /**
   * In the unit of the quote list: USD for coins, stocks, ETFs and commodities, the rate of a pair, the yield of a
   * bond.
   */
  threshold: z.number().positive().max(1e12),
};

export const NewAlert = z.strictObject(watched);
export type NewAlert = z.infer<typeof NewAlert>;

/**
 * `armed`: it fires at the next crossing. A fired alert is armed again once the price is back on the other side, so
 * that it fires once per crossing; an alert whose threshold is already crossed when it is created waits for that too.
 */
export const Alert = z.object({ ...watched, id: Id, name: z.string(), armed: z.boolean(), createdAt: Instant });
export type Alert = z.infer<typeof Alert>;

/** A firing of an alert, with the price; it remains when the alert is removed. */
export const Firing = z.object({
  ...watched,
  id: Id,
  alertId: Id,
  name: z.string(),
  price: z.number(),
  at: Instant,
  seen: z.boolean(),
});
export type Firing = z.infer<typeof Firing>;

const access = { scope: 'markets' } as const;

export const alertCalls = {
  alerts: call(marketsRoutes.alerts, {
    summary: 'The caller’s price alerts, newest first.',
    access,
    answer: z.array(Alert),
  }),
  addAlert: call(marketsRoutes.addAlert, {
    summary: 'Add a price alert, unless the same one exists; 404 `quote_not_found` if no list has the symbol.',
    access,
    status: 201,
    body: NewAlert,
    answer: Alert,
  }),
  removeAlert: call(marketsRoutes.removeAlert, {
    summary: 'Delete a price alert.',
    access,
    params: IdParams,
  }),
  firings: call(marketsRoutes.firings, {
    summary: 'The alerts that fired, newest first.',
    access,
    answer: z.array(Firing).max(maxFirings),
  }),
  seeFirings: call(marketsRoutes.seeFirings, {
    summary: 'Mark all fired alerts as seen.',
    access,
  }),
} as const;
