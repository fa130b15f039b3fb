import type { ServiceContext } from '@plaza/service-kit/start-service';
import type { OnlineCount } from './control/online-count';
import type { FileStore } from './files/file-store';
import type { AccountAges } from './outcomes/account-ages';

export interface RegistryDependencies extends Pick<ServiceContext, 'log' | 'trust'> {
  readonly metrics?: ServiceContext['metrics'];
  /** Publishes the events in the outbox at once. */
  readonly flushOutbox: () => Promise<void>;
  readonly deployToken: string | undefined;
  readonly shellFederation: string;
  /** In production no area has its service on the gateway's own machine. */
  readonly isProduction: boolean;
  readonly files: FileStore;
  /** What time it is: all that rollouts decide goes by it. */
  readonly now: () => Date;
  readonly accounts: AccountAges;
  readonly online: OnlineCount;
}
