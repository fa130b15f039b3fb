import type { GatewayConfiguration } from '@plaza/contracts/gateway/configuration';
import { uploadLimits } from '@plaza/contracts/registry/releases';
import type { BodyRule } from '../proxy/request-body';
import type { LiveConfiguration } from './live-configuration';

const releasePath = /^\/api\/v1\/registry\/remotes\/[^/?]+\/releases(\?|$)/;

/**
 * The limits for a request body by request target, as configured. A body already being received keeps the limits that
 * applied when it started.
 */
export function bodyRules(configuration: LiveConfiguration): (target: string) => BodyRule {
  let rules = rulesOf(configuration.current);
  configuration.subscribe((document) => {
    rules = rulesOf(document);
  });
  return function bodyRuleFor(target) {
    if (target.startsWith('/api/v1/profile')) return rules.profile;
    return releasePath.test(target) ? rules.release : rules.other;
  };
}

function rulesOf({ bodies }: GatewayConfiguration) {
  const { bufferBytes, windowMs } = bodies;
  const minBytes = (bodies.minBytesPerSecond * windowMs) / 1000;
  const ruleOf = (maxBytes: number): BodyRule => ({ maxBytes, bufferBytes, minBytes, windowMs });
  return {
    profile: ruleOf(bodies.profileMaxBytes),
    release: ruleOf(uploadLimits.packedBytes),
    other: ruleOf(bodies.maxBytes),
  };
}
