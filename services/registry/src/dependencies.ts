import type { ServiceContext } from '@plaza/service-kit/start-service';

/** What the registry is made of. */
export interface RegistryDependencies extends Pick<ServiceContext, 'log' | 'trust'> {
  readonly metrics?: ServiceContext['metrics'];
  /** Tells the world at once what waits in the outbox. */
  readonly announce: () => Promise<void>;
  readonly deployToken: string | undefined;
  readonly shellFederation: string;
}
