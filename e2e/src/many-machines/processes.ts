import fs from 'node:fs';
import path from 'node:path';
import type { PlatformStatus } from '@plaza/contracts/operations/now';
import { expect } from '../test';
import { Gateways } from './gateways';

/** The processes of a platform that runs several of each and restarts those that end. */
export class Processes {
  constructor(
    private readonly dir: string,
    private readonly gatewayUrls: readonly string[],
    private readonly admin: string,
  ) {}

  /** Ends processes, and resolves when all have been replaced and every gateway sends requests to all of them. */
  async endAndAwait(names: readonly string[], signal: NodeJS.Signals): Promise<void> {
    const before = names.map((name) => this.#pidOf(name));
    for (const pid of before) process.kill(pid, signal);
    const areNew = () => names.every((name, at) => this.#pidOf(name) !== before[at]);
    await expect.poll(areNew, { timeout: 60_000 }).toBe(true);
    await expect.poll(() => this.#troubles(), { timeout: 60_000, intervals: [300] }).toEqual([]);
  }

  /** Targets that get no or too few requests according to each gateway, and those that are not ready. */
  async #troubles(): Promise<string[]> {
    const all = await Promise.all(
      this.gatewayUrls.map(async (url) => {
        const request = { method: 'GET', path: '/api/v1/operations/now', token: this.admin } as const;
        const { status, text } = await new Gateways([url]).send(request);
        if (status !== 200) return [`${url} answered ${status}`];
        const { gateways }: PlatformStatus = JSON.parse(text);
        const targets = (gateways[0]?.services ?? []).flatMap((service) => service.targets);
        const notReady = await Promise.all(targets.map(({ address }) => notReadyAt(address)));
        const unused = targets
          .filter(({ health, breaker }) => health !== 'good' || breaker !== 'closed')
          .map(({ address, health, breaker }) => `${url}: ${address} is ${health}, its breaker ${breaker}`);
        return [...unused, ...notReady.flat()];
      }),
    );
    return all.flat();
  }

  #pidOf(name: string): number {
    return Number(fs.readFileSync(path.join(this.dir, `${name}.pid`), 'utf8'));
  }
}

/** A gateway may not notice that a process has ended before the next one takes its place, which is not ready yet. */
async function notReadyAt(address: string): Promise<string[]> {
  const response = await fetch(`${address}/readyz`).catch(() => undefined);
  return response?.ok ? [] : [`${address} is not ready`];
}
