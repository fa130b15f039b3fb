import type { Bus } from '@plaza/service-kit/bus/bus';
import { type Infrastructure, openInfrastructure } from '@plaza/service-kit/lifecycle/infrastructure';
import { createLog } from '@plaza/service-kit/logging/log';
import { startService } from '@plaza/service-kit/start-service';
import { service } from './service';

/** Counts the subscriptions of a bus that have not ended. Ending one of the topic `failing` throws. */
function countSubscriptions(bus: Bus, failing?: string) {
  let open = 0;
  for (const method of ['subscribe', 'subscribeAll', 'onConnected'] as const) {
    const subscribe: (...of: unknown[]) => () => void = bus[method].bind(bus) as never;
    jest.spyOn(bus, method).mockImplementation((...of: unknown[]) => {
      const end = subscribe(...of);
      open++;
      return () => {
        open--;
        end();
        if (of[0] === failing) throw new Error(`${failing} cannot be left`);
      };
    });
  }
  return () => open;
}

const log = createLog('gateway', 'silent');
const env = { NODE_ENV: 'test', PORT: '0', INTERNAL_PORT: '0', CONFIGURATION_DIR: '/nowhere', SHELL_DIR: '/nowhere' };

let infrastructure: Infrastructure;
beforeEach(async () => {
  infrastructure = await openInfrastructure(undefined, log);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await infrastructure.close();
});

test('a gateway whose configuration file is missing ends what it has opened, as its process may go on with other services', async () => {
  const openSubscriptions = countSubscriptions(infrastructure.bus);
  const missing = { ...env, GATEWAY_CONFIG_FILE: '/nowhere/gateway.json' };
  await expect(startService(service, missing, { log, infrastructure })).rejects.toThrow('/nowhere/gateway.json');
  expect(infrastructure.bus.subscribe).toHaveBeenCalled();
  expect(openSubscriptions()).toBe(0);
});

test.each([
  ['one of its parts', 'MAX_STREAM_BACKLOG_BYTES'],
  ['what handles its requests', 'TRUSTED_PROXIES'],
])('a gateway that fails to open %s ends the parts that it has opened', async (_what, setting) => {
  const openSubscriptions = countSubscriptions(infrastructure.bus);
  const failing: typeof service = {
    ...service,
    create(context) {
      const lost = () => {
        throw new Error(`${setting} is lost`);
      };
      return service.create({
        ...context,
        config: Object.defineProperty({ ...context.config }, setting, { get: lost }),
      });
    },
  };
  await expect(startService(failing, env, { log, infrastructure })).rejects.toThrow(`${setting} is lost`);
  expect(infrastructure.bus.subscribe).toHaveBeenCalled();
  expect(openSubscriptions()).toBe(0);
});

test('a part that does not stop is named, and the others stop all the same', async () => {
  const openSubscriptions = countSubscriptions(infrastructure.bus, 'remotes.changed');
  const gateway = await startService(service, env, { log, infrastructure });
  expect(openSubscriptions()).toBeGreaterThan(0);
  await expect(gateway.stop()).rejects.toThrow('remotes.changed cannot be left');
  expect(openSubscriptions()).toBe(0);
});
