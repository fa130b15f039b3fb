import type { ServiceContext } from '@plaza/service-kit/start-service';

export interface RegistryDependencies extends Pick<ServiceContext, 'log' | 'trust'> {
  readonly metrics?: ServiceContext['metrics'];
  /** Publishes the events in the outbox at once. */
  readonly flushOutbox: () => Promise<void>;
  readonly deployToken: string | undefined;
  readonly shellFederation: string;
}
