import type { ServiceContext } from '@plaza/service-kit/start-service';
import type { LiveConfiguration } from '../configuration/live-configuration';
import { SharedLimit } from './shared-limit';

/** The limit of requests per minute from one address, as the active configuration sets it. */
export function limitPerAddress(
  configuration: LiveConfiguration,
  { redis, log }: Pick<ServiceContext, 'redis' | 'log'>,
): SharedLimit {
  const rule = { name: 'gateway-address', points: configuration.current.limits.addressPerMinute, seconds: 60 };
  const limit = new SharedLimit(rule, redis, log);
  configuration.subscribe(({ limits }) => limit.change(limits.addressPerMinute));
  return limit;
}
