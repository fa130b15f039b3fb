/**
 * The n-th document of a series. Each document differs from the one before in its targets, its breaker and its limits,
 * and every second one in its timeouts too; so some swaps keep the connections to a target, and others replace them.
 * @param {object} document the first document
 * @param {number} n from 1
 * @param {string[]} addresses two targets of finance, used in turn: one of them, both, the other one, both
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
