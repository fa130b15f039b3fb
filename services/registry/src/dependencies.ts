import type { ServiceContext } from '@plaza/service-kit/start-service';
import type { FileStore } from './files/file-store';

export interface RegistryDependencies extends Pick<ServiceContext, 'log' | 'trust'> {
  readonly metrics?: ServiceContext['metrics'];
  /** Publishes the events in the outbox at once. */
  readonly flushOutbox: () => Promise<void>;
  readonly deployToken: string | undefined;
  readonly shellFederation: string;
  readonly files: FileStore;
}
