import { screen, within } from '@testing-library/react';
import { Releases } from '../releases/releases';
import { renderPart } from './render-panel';

/** Renders the releases for a high-level administrator. */
export function openReleases() {
  return renderPart(<Releases />);
}

/** Waits for the card of a remote. */
export const card = async (name = 'Finance') =>
  within(await screen.findByRole('region', { name: new RegExp(`^${name}`) }));
export const rollout = () => within(screen.getByRole('region', { name: 'Rollout of Finance 1.1.0' }));
export const question = () => within(screen.getByRole('alertdialog'));
export const dialog = () => within(screen.getByRole('dialog'));
export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** The state of a rollout with bad outcomes. */
export const bad = { likelihood: 5.2, outcomes: { good: 1, bad: 2 }, troubles: { errored: 1, crashed: 1 } };
export const anHourAgo = () => new Date(Date.now() - 3_600_000).toISOString();
