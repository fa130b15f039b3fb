import { createLimiter } from '@plaza/service-kit/limiter';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import type { IdentityConfig } from '../config';
import { Gazetteer } from './gazetteer';
import type { Geocoder } from './geocoder';
import { nominatim } from './nominatim';

type GeocoderContext = Pick<ServiceContext<IdentityConfig>, 'config' | 'cache' | 'log' | 'redis'>;

/** The configured host, or the built-in gazetteer. */
export function openGeocoder({ config, cache, log, redis }: GeocoderContext): Geocoder {
  const { GEOCODER_URL: url, GEOCODER_CONTACT: contact = config.PUBLIC_URL } = config;
  if (!url) return new Gazetteer(log);
  const limiter = createLimiter({ name: 'geocoder', points: 1, seconds: 1 }, redis);
  return nominatim({ url, contact, cache, limiter });
}
