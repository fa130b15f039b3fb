import type { ServiceContext } from '@plaza/service-kit/start-service';
import type { FileStore } from './files/file-store';
import type { AccountAges } from './outcomes/account-ages';
import type { OnlineCount } from './rollouts/online-count';

export interface RegistryDependencies extends Pick<ServiceContext, 'log' | 'trust'> {
  readonly metrics?: ServiceContext['metrics'];
  /** Publishes the events in the outbox immediately. */
  readonly flushOutbox: () => Promise<void>;
  readonly deployToken: string | undefined;
  readonly shellFederation: string;
  /** In production, the service of an area must not be on the gateway's own machine. */
  readonly isProduction: boolean;
  readonly files: FileStore;
  /** The current time, on which all decisions about rollouts are based. */
  readonly now: () => Date;
  readonly accounts: AccountAges;
  readonly online: OnlineCount;
}
