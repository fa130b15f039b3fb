import type { ServiceContext } from '@plaza/service-kit/start-service';
import type { GatewayConfig } from '../environment/config';
import { ReleaseFiles } from '../static/release-files';
import { CurrentReleasesCache } from './current-releases';
import { FileAccess } from './files/file-access';
import { FileCache } from './files/file-cache';
import { ReleasedFiles } from './files/released-files';
import { Admissions } from './selection/admissions';

/** The releases of remotes: which are current, their files, who may load these, and who is admitted to a rollout. */
export function openReleases(context: ServiceContext<GatewayConfig>) {
  const { config, log, authentication } = context;
  const releases = new CurrentReleasesCache(config.REGISTRY_URL, context);
  const cache = new FileCache(config.REMOTES_CACHE_DIR, config.REMOTES_CACHE_BYTES, log);
  const releasedFiles = new ReleasedFiles(cache, context);
  const files = new ReleaseFiles(
    config.STATIC_MEMORY_BYTES,
    (name, version) => releases.find(name, version),
    (hash) => releasedFiles.get(hash),
    log,
  );
  return {
    releases,
    files,
    /** All files of the registry by their hash. */
    contents: releasedFiles,
    access: new FileAccess(authentication, config),
    admissions: new Admissions(context),
    stop(): void {
      releases.stop();
    },
  };
}
