import { readFile } from 'node:fs/promises';
import type { GatewayConfiguration } from '@plaza/contracts/gateway/configuration';
import type { ConfigurationIssue } from '@plaza/contracts/registry/configuration';
import { dryRun } from '@plaza/service-kit/gateway-configuration/dry-run';
import { readConfiguration } from '@plaza/service-kit/gateway-configuration/read-configuration';
import type { Log } from '@plaza/service-kit/logging/log';
import { runPeriodically } from '@plaza/service-kit/run-periodically';
import { sentenceOf } from './configuration-sentences';

/** How often the file is read again: not every file system sends change events. */
const everyMs = 1000;

type Read = { readonly document: GatewayConfiguration } | { readonly issues: readonly ConfigurationIssue[] };

/** Reads the configuration document from a file. @throws if the file does not exist */
async function readConfigurationFile(file: string, gateways: readonly string[]): Promise<Read & { text: string }> {
  const text = await readFile(file, 'utf8');
  const { configuration, issues } = readConfiguration(text, { gateways });
  return configuration ? { document: configuration, text } : { issues: issues ?? [], text };
}

interface WatchedFile {
  readonly file: string;
  readonly gateways: readonly string[];
  readonly log: Log;
  /** The active document; its targets are not health-checked again. */
  readonly running: () => GatewayConfiguration;
}

/**
 * Watches a file and calls `take` with each later valid document; an invalid one is logged with its issues. A document
 * whose targets do not answer yet is retried until they do, or until the file changes.
 * @returns the first document, and a function that stops watching
 * @throws if the file does not exist or is invalid
 */
export async function watchConfigurationFile(
  { file, gateways, log, running }: WatchedFile,
  take: (document: GatewayConfiguration) => void,
): Promise<{ document: GatewayConfiguration; stop: () => Promise<void> }> {
  const first = await readConfigurationFile(file, gateways);
  if ('issues' in first) throw new Error(`${file} cannot be applied: ${sentenceOf(first.issues)}`);
  let last = first.text;
  let logged = '';
  const stop = runPeriodically(everyMs, check, (error) =>
    log.error({ err: error }, `${file} cannot be read; the previous configuration stays active`),
  );
  return { document: first.document, stop };

  async function check(): Promise<void> {
    const read = await readConfigurationFile(file, gateways);
    if (read.text === last) {
      // The file has the active document again, so a later refusal is logged again even if its issues are the same.
      if ('document' in read) logged = '';
      return;
    }
    const issues = 'issues' in read ? read.issues : await dryRun(read.document, running());
    if ('issues' in read || issues.length === 0) last = read.text;
    if ('document' in read && issues.length === 0) {
      logged = '';
      take(read.document);
    } else refuse(issues);
  }

  /** Logs the same issues only once. */
  function refuse(issues: readonly ConfigurationIssue[]): void {
    const sentence = `${file} was rejected; the previous one stays active: ${sentenceOf(issues)}`;
    if (sentence !== logged) log.error({ faults: issues }, sentence);
    logged = sentence;
  }
}
