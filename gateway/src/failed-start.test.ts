import type { Bus } from '@plaza/service-kit/bus/bus';
import { openInfrastructure } from '@plaza/service-kit/lifecycle/infrastructure';
import { createLog } from '@plaza/service-kit/logging/log';
import { startService } from '@plaza/service-kit/start-service';
import { service } from './service';

/** Counts the subscriptions of a bus that have not ended. */
function countSubscriptions(bus: Bus) {
  let open = 0;
  for (const method of ['subscribe', 'subscribeAll', 'onConnected'] as const) {
    const subscribe: (...of: unknown[]) => () => void = bus[method].bind(bus) as never;
    jest.spyOn(bus, method).mockImplementation((...of: unknown[]) => {
      const end = subscribe(...of);
      open++;
      return () => {
        open--;
        end();
      };
    });
  }
  return () => open;
}

test('a gateway whose configuration file is missing ends what it has opened, as its process may go on with other services', async () => {
  const log = createLog('gateway', 'silent');
  const infrastructure = await openInfrastructure(undefined, log);
  try {
    const openSubscriptions = countSubscriptions(infrastructure.bus);
    const env = { NODE_ENV: 'test', PORT: '0', INTERNAL_PORT: '0', GATEWAY_CONFIG_FILE: '/nowhere/gateway.json' };
    await expect(startService(service, env, { log, infrastructure })).rejects.toThrow('/nowhere/gateway.json');
    expect(infrastructure.bus.subscribe).toHaveBeenCalled();
    expect(openSubscriptions()).toBe(0);
  } finally {
    jest.restoreAllMocks();
    await infrastructure.close();
  }
});
