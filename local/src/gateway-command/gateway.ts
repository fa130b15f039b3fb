import { platformUrl } from '../../commands/gateway-url.mjs';
import { readOptions } from '../launch/config';
import { deployToken } from '../launch/stored-secrets';
import { runGatewayRequest } from './gateway-configuration';
import { readGatewayRequest } from './gateway-request';

/**
 * `npm run gateway -- show | check <file> | diff <file> | apply <file> | back <version>`: the configuration of a
 * platform's gateways.
 */
async function main() {
  const request = readGatewayRequest(process.argv.slice(2));
  const options = readOptions([], process.env, process.cwd());
  const {
    lines,
    notes = [],
    hasFailed,
  } = await runGatewayRequest(request, {
    gatewayUrl: platformUrl(process.env),
    token: process.env.DEPLOY_TOKEN || deployToken(options.dir),
  });
  for (const line of lines) process.stdout.write(`${line}\n`);
  for (const note of notes) process.stderr.write(`${note}\n`);
  if (hasFailed) process.exitCode = 1;
}

main().catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
