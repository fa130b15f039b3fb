import type { ServiceContext } from '@plaza/service-kit/start-service';
import type { GatewayConfig } from '../../environment/config';
import type { ReleasedFiles } from '../../remotes/files/released-files';
import type { StaticFile } from '../static-file';
import { ShellPublisher } from './publish-shell';
import { SharedShellFiles } from './shared-shell-files';
import { assetsFolder, Shell } from './shell';

type Found = StaticFile | undefined;

/**
 * The shell that this gateway serves, and the files of the others' shells.
 * @param contents the files of the registry by their hash
 */
export function openShell(contents: Pick<ReleasedFiles, 'get'>, context: ServiceContext<GatewayConfig>) {
  const shell = new Shell(context.config.SHELL_DIR, context.log);
  const shared = new SharedShellFiles(contents, context);
  const publisher = new ShellPublisher(shell, context);

  function findShared(file: string): Found | Promise<Found> {
    return file.startsWith(assetsFolder) ? shared.find(file.slice(assetsFolder.length)) : undefined;
  }

  return {
    shell,
    /**
     * Finds a file by its path, in this gateway's shell first.
     * @throws RegistryUnavailable, as a rejection, if only the registry may have it and does not answer
     */
    file(path: string): Found | Promise<Found> {
      const own = shell.file(path);
      return own instanceof Promise ? own.then((file) => file ?? findShared(path)) : (own ?? findShared(path));
    },
    /** Whether a file can be found, or is known to be missing, without asking the registry. */
    isKnown(path: string): boolean {
      return !path.startsWith(assetsFolder) || shell.has(path) || shared.isKnown(path.slice(assetsFolder.length));
    },
    publish: () => publisher.start(),
    stop: () => publisher.stop(),
  };
}
