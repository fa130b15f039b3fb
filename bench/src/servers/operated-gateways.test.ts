import fs from 'node:fs';
import path from 'node:path';
import { root } from '../machine/sandbox.mjs';
import { configurationAppliedMessage } from './operated-gateways.mjs';

test('the message that the benchmark waits for is the one that a gateway logs when it applies a configuration', () => {
  const gateway = path.join(root, 'gateway/src');
  const sources = fs.readdirSync(gateway, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const logging = sources.filter((file) => {
    const isTest = file.endsWith('.test.ts');
    return !isTest && fs.readFileSync(path.join(gateway, file), 'utf8').includes(`'${configurationAppliedMessage}'`);
  });
  expect(logging).toEqual([expect.stringMatching(/running-configuration\.ts$/)]);
});
