import path from 'node:path';
import type { LauncherOptions } from './config';
import { gatewayFolders, suffixOf } from './platform-folder';
import { programs } from './programs';

/**
 * Services listen on the gateway's port + 101 to + 105, where services of areas outside this repository expect identity
 * and the registry. Platforms whose gateways have neighboring ports, such as 8080 and 8081, therefore have conflicting
 * ports: `requireFreePorts` detects that, and suggests a port that works.
 */
const firstServiceOffset = 101;
/** The distance between the ports of one instance and the next. */
const betweenInstances = 10;

/** One instance of a program: where it is built, where it listens, and its own environment variables. */
export interface ProgramInstance {
  /** `finance`, or `finance-2` for the second instance; names its log and the file with its process id. */
  readonly name: string;
  /** The service's name in its health check. */
  readonly service: string;
  readonly main: string;
  readonly port: number;
  readonly url: string;
  readonly isGateway: boolean;
  readonly env: Readonly<Record<string, string>>;
}

type Options = Pick<LauncherOptions, 'root' | 'dir' | 'port' | 'instances'>;

/** The addresses at which browsers find the platform, one per gateway. */
export const gatewayUrls = ({ port, instances }: Pick<Options, 'port' | 'instances'>): string[] =>
  upTo(instances).map((instance) => `http://localhost:${port + instance}`);

/** All instances of all programs. */
export function programInstances(options: Options): ProgramInstance[] {
  const { root, instances } = options;
  const shared: Record<string, string> = instances > 1 ? { SERVICE_ADDRESSES: serviceAddresses(options) } : {};
  return upTo(instances).flatMap((instance) => {
    const urls = urlsFor(instance, options);
    return programs.map(({ service, folder, urlVariable }, index) => {
      const port = portOf(index, instance, options);
      const isGateway = urlVariable === undefined;
      return {
        name: `${service.name}${suffixOf(instance)}`,
        service: service.name,
        main: path.join(root, folder, 'dist/main.cjs'),
        port,
        url: `http://127.0.0.1:${port}`,
        isGateway,
        env: { ...shared, ...urls, ...(isGateway ? ownFolders(instance, options) : {}), PORT: String(port) },
      };
    });
  });
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

function portOf(index: number, instance: number, { port }: Options): number {
  const isGateway = programs[index]?.urlVariable === undefined;
  return isGateway ? port + instance : port + firstServiceOffset + instance * betweenInstances + index;
}

/** Each instance gets the addresses of its own number in the original variables, and all in SERVICE_ADDRESSES. */
const urlsFor = (instance: number, options: Options): Record<string, string> =>
  Object.fromEntries(
    programs.flatMap(({ urlVariable }, index) =>
      urlVariable ? [[urlVariable, `http://127.0.0.1:${portOf(index, instance, options)}`]] : [],
    ),
  );

function serviceAddresses(options: Options): string {
  const addressesOf = (index: number) =>
    upTo(options.instances).map((instance) => `http://127.0.0.1:${portOf(index, instance, options)}`);
  return programs
    .flatMap(({ service, urlVariable }, index) => (urlVariable ? [`${service.name}=${addressesOf(index)}`] : []))
    .join(' ');
}

/** Gateways share no folder. The first one uses those of the platform's environment, which the caller may override. */
const ownFolders = (instance: number, { dir }: Options): Record<string, string> =>
  instance === 0 ? {} : gatewayFolders(dir, instance);
