import { remoteContract } from '@plaza/contracts/remote-contract';
import { tabLabels } from '@plaza/contracts/tabs';
import type { AccountMenuEntry, RemoteModule } from '@plaza/web-kit';
import { useEffect, useState } from 'react';
import type { RemoteSource } from '../remotes/loading/federation';

/** Fake remotes in place of those that the federation runtime would load. */
export const remotesHere = {
  /** The loaded versions in order: "markets 1.0.0". */
  loaded: [] as string[],
  /** Runs with each load; throws to make it fail. */
  onLoad: async ({ entry }: RemoteSource): Promise<RemoteModule> => remoteOf(versionIn(entry)),
};

afterEach(() => {
  remotesHere.loaded = [];
  remotesHere.onLoad = async ({ entry }) => remoteOf(versionIn(entry));
});

/** Loads a fake remote as federation.ts loads a real one. */
export function loadHere(source: RemoteSource): Promise<RemoteModule> {
  remotesHere.loaded.push(`${source.name} ${versionIn(source.entry)}`);
  return remotesHere.onLoad(source);
}

/** A remote that renders every tab and page with its name, its version and a text field. */
export function remoteOf(version: string): RemoteModule {
  const names = { ...tabLabels, loyalty_points: 'Points' };
  const tabs = Object.entries(names).map(([tab, name]) => [tab, () => <Screen name={name} version={version} />]);
  const pages = ['/signup', '/signin', '/profile'].map((path) => [
    path,
    () => <Screen name={`Page ${path}`} version={version} />,
  ]);
  return {
    contract: remoteContract,
    tabs: Object.fromEntries(tabs),
    routes: Object.fromEntries(pages),
    parts: { accountMenu: AccountMenu, settings: () => <p>The base currency</p> },
  };
}

/** Adds a link to the account menu, and an entry that opens a dialog. */
function AccountMenu({ onEntries }: { onEntries: (entries: readonly AccountMenuEntry[]) => void }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    onEntries([
      { heading: 'Addresses' },
      { label: 'Main: Home', description: '1 King Street', href: 'https://maps.example/?to=1' },
      { label: 'Manage Addresses', onSelect: () => setOpen(true) },
    ]);
  }, [onEntries]);
  return open ? <p>The address book</p> : null;
}

const Screen = ({ name, version }: { name: string; version: string }) => (
  <label>
    {`${name} of ${version}`}
    <input />
  </label>
);

const versionIn = (entry: string) => entry.split('/')[3] ?? '';
