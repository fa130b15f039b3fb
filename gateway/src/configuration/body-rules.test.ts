import { readFileSync } from 'node:fs';
import path from 'node:path';
import { configurationFixture } from '@plaza/service-kit/testing/gateway-configuration';
import { bodyRules } from './body-rules';
import { LiveConfiguration } from './live-configuration';

const ingress = path.resolve(__dirname, '../../../deploy/kubernetes/overlays/production/ingress.yaml');

test.each(['/api/v1/registry/remotes/finance/releases', '/api/v1/profile', '/api/v1/finance/import'])(
  'the example ingress forwards every body that gateways accept: %s',
  (target) => {
    const { maxBytes } = bodyRules(new LiveConfiguration(configurationFixture()))(target);
    const megabytes = /proxy-body-size: (\d+)m$/m.exec(readFileSync(ingress, 'utf8'))?.[1];
    expect(Number(megabytes) * 1024 * 1024).toBeGreaterThanOrEqual(maxBytes);
  },
);
