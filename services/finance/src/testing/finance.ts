import { openService } from '@plaza/service-kit/testing/service';
import { service } from '../service';
import { startIdentity } from './identity-server';

type ServiceOptions = NonNullable<Parameters<typeof openService>[1]>;

/** Finance with a stub of identity, to which it reports exports. */
export async function openFinance({ env, ...options }: ServiceOptions = {}) {
  const identity = await startIdentity();
  const finance = await openService(service, { ...options, env: { IDENTITY_URL: identity.url, ...env } });
  return {
    ...finance,
    identity,
    async stop() {
      await finance.stop();
      await identity.stop();
    },
  };
}

export type TestFinance = Awaited<ReturnType<typeof openFinance>>;
