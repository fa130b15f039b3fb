import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { messageAuthentication } from '@plaza/service-kit/security/message-authentication';
import { serviceClient } from '@plaza/service-kit/testing/service-client';
import { type Client, client } from '@plaza/test-kit/http';
import { listeningUrl } from './service-program';

export const busSecret = 'the-secret-of-a-drill-that-nobody-else-knows';
const deployToken = 'the-deploy-token-of-a-drill';

/** What a registry depends on. */
interface Infrastructure {
  readonly MONGODB_URI: string;
  readonly REDIS_URL: string;
  readonly IDENTITY_URL: string;
}

/** The registry as a separate process. */
export class RegistryProcess {
  /** Clients that act as a deployment, and as a gateway. */
  readonly deployer: Client;
  readonly gateway: Client;

  private constructor(
    private readonly child: ChildProcess,
    url: string,
  ) {
    this.deployer = client(url, { headers: { 'x-deploy-token': deployToken } });
    const authentication = messageAuthentication([busSecret]);
    this.gateway = serviceClient(url, { caller: 'gateway', audience: 'registry', authentication });
  }

  static async start(main: string, infrastructure: Infrastructure): Promise<RegistryProcess> {
    const { NODE_OPTIONS: _, ...inherited } = process.env;
    const own = { PORT: '0', LOG_LEVEL: 'info', BUS_SECRET: busSecret, DEPLOY_TOKEN: deployToken };
    const env = { ...inherited, ...own, STOP_WITH_PARENT: 'true', ...infrastructure };
    const child = spawn(process.execPath, [main], { env, stdio: ['pipe', 'pipe', 'pipe'] });
    const output: string[] = [];
    createInterface({ input: child.stderr }).on('line', (line) => output.push(line));
    return new RegistryProcess(child, await listeningUrl('registry', child, output));
  }

  /** Like `kill -9`. */
  kill(): void {
    this.child.kill('SIGKILL');
  }

  /** Resolves once the process has ended. */
  async ended(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'exit');
  }
}
