import fs from 'node:fs/promises';
import { GatewayConfiguration } from '@plaza/contracts/gateway/configuration';
import { z } from 'zod';
import type { ReleaseTarget } from '../release/registry-client';
import { readHash, writeDocument, writeHash, writeNewFile } from './configuration-file';
import { describeChange, describeGateway, describeIssue, describeVersion } from './gateway-descriptions';
import { applyDocument, checkDocument, currentVersion, fetchGateways, fetchVersions } from './gateway-registry';
import type { GatewayRequest } from './gateway-request';
import { rollBackConfiguration } from './roll-back-configuration';

/** What a command prints, and whether it failed. `notes` go to standard error, as the output may go into a file. */
export interface Outcome {
  readonly lines: readonly string[];
  readonly notes?: readonly string[];
  readonly hasFailed?: true;
}

/** Carries out an operator's request. @throws Error with the reason of the registry's refusal */
export async function runGatewayRequest(request: GatewayRequest, target: ReleaseTarget): Promise<Outcome> {
  switch (request.verb) {
    case 'show':
      return show(request.to, target);
    case 'schema':
      return schema(request.to);
    case 'versions':
      return { lines: (await fetchVersions(target)).map(describeVersion) };
    case 'gateways':
      return { lines: (await fetchGateways(target)).map(describeGateway) };
    case 'check':
    case 'diff':
      return check(request.file, await fs.readFile(request.file, 'utf8'), target);
    case 'apply':
      return apply(request, target);
    case 'back':
      return { lines: await rollBackConfiguration(request, target) };
  }
}

async function show(to: string | undefined, target: ReleaseTarget): Promise<Outcome> {
  const version = await currentVersion(target);
  const { document, hash, number } = version;
  if (to === undefined) {
    const note = `Version ${number} is active. To apply a change that is based on it, add --on ${hash}.`;
    return { lines: [JSON.stringify(document, undefined, 2)], notes: [note] };
  }
  await writeDocument(to, version);
  return { lines: [`Version ${number} was written to ${to}, and its hash, which apply needs, to a file beside it.`] };
}

async function schema(to: string | undefined): Promise<Outcome> {
  const text = JSON.stringify(z.toJSONSchema(GatewayConfiguration, { io: 'input' }), undefined, 2);
  if (to === undefined) return { lines: [text] };
  await writeNewFile(to, text);
  return { lines: [`The schema is in ${to}.`] };
}

async function check(file: string, text: string, target: ReleaseTarget): Promise<Outcome> {
  const { faults, changes } = await checkDocument(text, target);
  if (faults.length > 0) return { lines: faults.map((issue) => describeIssue(file, issue)), hasFailed: true };
  return { lines: changes.length > 0 ? changes.map(describeChange) : ['There are no differences.'] };
}

async function apply(
  { file, reason, on }: Extract<GatewayRequest, { verb: 'apply' }>,
  target: ReleaseTarget,
): Promise<Outcome> {
  const text = await fs.readFile(file, 'utf8');
  const hash = on ?? (await readHash(file));
  if (hash === undefined) {
    throw new Error(
      `The version on which ${file} is based is unknown, so it could undo the changes of others. ` +
        'Download the active one with show --to <file> and change that, or give its hash: --on <hash>.',
    );
  }
  const checked = await check(file, text, target);
  if (checked.hasFailed) return checked;
  const version = await applyDocument(text, { reason, on: hash }, target);
  if (on === undefined) await writeHash(file, version.hash);
  const said = [
    `Version ${version.number} is active.`,
    `To roll back: npm run gateway -- back ${version.number} --reason "…"`,
  ];
  return { lines: [...checked.lines, ...said] };
}
