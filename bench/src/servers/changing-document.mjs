/**
 * The n-th document of a series in which each differs from the one before in its targets, its breaker and its limits,
 * and every second one in its time-outs as well: connections to a target that stays are kept by some swaps and replaced
 * by others.
 * @param {object} document the first of them
 * @param {number} n from 1
 * @param {string[]} addresses two targets of finance: one of them, both, the other one, both, and so on
 */
export function nthDocument(document, n, [one, other]) {
  const { services, timeouts, breaker, bodies } = document;
  const [target] = services.finance.targets;
  const turns = [[one], [one, other], [other], [other, one]];
  const targets = turns[n % turns.length].map((address) => ({ ...target, address }));
  const later = Math.floor(n / 2);
  return {
    ...document,
    services: { ...services, finance: { ...services.finance, targets } },
    timeouts: {
      connectMs: timeouts.connectMs + later,
      headersMs: timeouts.headersMs + later,
      bodyMs: timeouts.bodyMs + later,
    },
    breaker: { ...breaker, minRequests: breaker.minRequests + n, openMs: breaker.openMs + n },
    bodies: { ...bodies, maxBytes: bodies.maxBytes - n },
  };
}
