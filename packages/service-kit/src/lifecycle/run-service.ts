import { type BaseConfig, ConfigError, defaultMode } from '../config';
import { type ServiceDefinition, startService } from '../start-service';
import { keepCompiledCode } from './enable-compile-cache';

/**
 * Runs a service as its own process: starts it, and stops it gracefully on SIGTERM or SIGINT. With
 * STOP_WITH_PARENT=true also when its standard input ends, so that no service outlives a crashed launcher.
 */
export async function runService<Config extends BaseConfig>(service: ServiceDefinition<Config>): Promise<void> {
  process.env.NODE_ENV ||= defaultMode(process.env);
  try {
    const running = await startService(service, process.env);
    let stopping = false;
    const stop = () => {
      if (stopping) return;
      stopping = true;
      running.stop().then(
        () => process.exit(0),
        (error) => die(service.name, error),
      );
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
    if (process.env.STOP_WITH_PARENT === 'true') process.stdin.on('end', stop).resume();
    keepCompiledCode();
  } catch (error) {
    die(service.name, error);
  }
}

function die(name: string, error: unknown): never {
  const isForTheReader = !(error instanceof Error) || error instanceof ConfigError;
  process.stderr.write(`${name}: ${isForTheReader ? String(error) : error.stack}\n`);
  process.exit(1);
}
