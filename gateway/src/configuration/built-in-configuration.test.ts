import { checkedConfiguration } from '@plaza/service-kit/gateway-configuration/read-configuration';
import { GatewayConfig } from '../environment/config';
import { withVariables } from './addresses';
import { builtInConfiguration } from './built-in-configuration';

const configurationOf = (env: Record<string, string>) => builtInConfiguration(GatewayConfig.parse(env));

test.each(['development', 'production'])('the default configuration in %s is a valid document', (mode) => {
  const builtIn = configurationOf({ NODE_ENV: mode });
  for (const document of [builtIn, withVariables(builtIn)]) {
    expect(checkedConfiguration(document).issues).toBeUndefined();
  }
});

test('a service has all addresses of the environment, or its default address', () => {
  const { services } = configurationOf({ SERVICE_ADDRESSES: 'finance=http://one:4102,http://other:4102' });
  expect(services.finance.targets.map(({ address }) => address)).toEqual(['http://one:4102', 'http://other:4102']);
  expect(services.markets.targets).toEqual([{ address: 'http://127.0.0.1:4103', weight: 1 }]);
  const shared = withVariables(configurationOf({ SERVICE_ADDRESSES: 'finance=http://one:4102,http://other:4102' }));
  expect(shared.services.finance.targets.map(({ address }) => address)).toEqual([
    'http://one:4102',
    'http://other:4102',
  ]);
  expect(shared.services.markets.targets.map(({ address }) => address)).toEqual(['$MARKETS_URL']);
});
