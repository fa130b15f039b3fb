import { execFileSync } from 'node:child_process';

/** The bundler is an ES module, which tests cannot load. */
const script = `
  import { gatewayUrl, shellScripts } from './browser.js';
  const { devServer } = shellScripts({ dir: '.', entry: {} });
  console.log(JSON.stringify({ gateway: gatewayUrl(), host: devServer.host }));
`;

const addressesWith = (variables: Record<string, string>): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: __dirname,
      env: { ...process.env, ...variables },
      encoding: 'utf8',
    }),
  );

test.each([
  ['', '', { gateway: 'http://localhost:8080', host: '127.0.0.1' }],
  ['https://plaza.example', '0.0.0.0', { gateway: 'https://plaza.example', host: '0.0.0.0' }],
])('with the gateway "%s" and the host "%s" in the environment, an empty one counts as none', (url, host, expected) => {
  expect(addressesWith({ PLAZA_GATEWAY_URL: url, HOST: host })).toEqual(expected);
});
