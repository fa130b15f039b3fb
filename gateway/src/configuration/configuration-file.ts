import { readFile } from 'node:fs/promises';
import type { GatewayConfiguration } from '@plaza/contracts/gateway/configuration';
import type { ConfigurationIssue } from '@plaza/contracts/registry/configuration';
import { dryRun } from '@plaza/service-kit/gateway-configuration/dry-run';
import { readConfiguration } from '@plaza/service-kit/gateway-configuration/read-configuration';
import type { Log } from '@plaza/service-kit/log';
import { runPeriodically } from '@plaza/service-kit/run-periodically';
import { sentenceOf } from './configuration-sentences';

/** How often the file is read again: not every file system sends events. */
const everyMs = 1000;

type Read = { readonly document: GatewayConfiguration } | { readonly faults: readonly ConfigurationIssue[] };

/** Reads the configuration document from a file. @throws where there is no such file */
async function readConfigurationFile(file: string, gateways: readonly string[]): Promise<Read & { text: string }> {
  const text = await readFile(file, 'utf8');
  const { configuration, faults } = readConfiguration(text, { gateways });
  return configuration ? { document: configuration, text } : { faults: faults ?? [], text };
}

interface FollowedFile {
  readonly file: string;
  readonly gateways: readonly string[];
  readonly log: Log;
  /** The document that runs; its targets are not asked for their health again. */
  readonly running: () => GatewayConfiguration;
}

/**
 * Reads a file, and calls `take` with each good document that it says later; a bad one is in the log, with its faults.
 * One whose targets do not answer yet is tried again until they do, or the file says something else.
 * @returns its document, and how to stop
 * @throws where there is no such file, or it cannot be taken
 */
export async function followConfigurationFile(
  { file, gateways, log, running }: FollowedFile,
  take: (document: GatewayConfiguration) => void,
): Promise<{ document: GatewayConfiguration; stop: () => Promise<void> }> {
  const first = await readConfigurationFile(file, gateways);
  if ('faults' in first) throw new Error(`${file} cannot be taken: ${sentenceOf(first.faults)}`);
  let last = first.text;
  let logged = '';
  const stop = runPeriodically(everyMs, follow, (error) =>
    log.error({ err: error }, `${file} cannot be read, and what was before holds`),
  );
  return { document: first.document, stop };

  async function follow(): Promise<void> {
    const read = await readConfigurationFile(file, gateways);
    if (read.text === last) {
      // A good document is back: what was refused between is said again when it comes again.
      if ('document' in read) logged = '';
      return;
    }
    const faults = 'faults' in read ? read.faults : await dryRun(read.document, running());
    if ('faults' in read || faults.length === 0) last = read.text;
    if ('document' in read && faults.length === 0) {
      logged = '';
      take(read.document);
    } else refuse(faults);
  }

  /** Once for the same faults. */
  function refuse(faults: readonly ConfigurationIssue[]): void {
    const sentence = `${file} is refused, and what was before holds: ${sentenceOf(faults)}`;
    if (sentence !== logged) log.error({ faults }, sentence);
    logged = sentence;
  }
}
