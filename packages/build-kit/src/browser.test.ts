import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** The bundler is an ES module, which tests cannot load. */
const script = `
  import { gatewayUrl, shellScripts } from './browser.js';
  const { devServer } = shellScripts({ dir: '.', entry: {} });
  console.log(JSON.stringify({ gateway: gatewayUrl(), host: devServer.host }));
`;

const outputOf = (program: string, variables: Record<string, string> = {}): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', program], {
      cwd: __dirname,
      env: { ...process.env, ...variables },
      encoding: 'utf8',
    }),
  );

test.each([
  ['', '', { gateway: 'http://localhost:8080', host: '127.0.0.1' }],
  ['https://plaza.example', '0.0.0.0', { gateway: 'https://plaza.example', host: '0.0.0.0' }],
])('with the gateway "%s" and the host "%s" in the environment, an empty one counts as none', (url, host, expected) => {
  expect(outputOf(script, { PLAZA_GATEWAY_URL: url, HOST: host })).toEqual(expected);
});

test('a part of the shell may take as long as a slow line needs, while a chunk of a remote is given up after 3 s', () => {
  const folder = (name: string) => JSON.stringify(path.join(__dirname, '../../..', name));
  const timeouts = `
    import { remote, shell } from './browser.js';
    const programs = [shell({ dir: ${folder('shell')} }), remote({ dir: ${folder('mfe-auth')} })];
    console.log(JSON.stringify(programs.map(({ output }) => output.chunkLoadTimeout)));
  `;
  expect(outputOf(timeouts)).toEqual([20_000, 3000]);
});
