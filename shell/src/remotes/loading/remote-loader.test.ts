import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import type { RemoteModule } from '@plaza/web-kit';
import { describedRemotes } from '../../testing/platform';
import type { RemoteSource } from './federation';
import { LoadTimeout } from './load-timeout';
import { createRemoteLoader } from './remote-loader';

const remoteModule = (contract = 1): RemoteModule => ({ contract, tabs: {} });
const described = (version: string, previous?: string): RemoteDescriptor => {
  const [, markets] = describedRemotes(['markets'], version);
  if (!markets) throw new Error('there is no markets remote');
  const entry = `/remotes/markets/${previous}/remoteEntry.js`;
  return previous ? { ...markets, previous: { version: previous, entry, integrity: {} } } : markets;
};
const versionIn = ({ entry }: RemoteSource) => entry.split('/')[3] ?? '';

/** Notes each load, and answers it as the test says. */
function loaderThat(answer: (version: string, again: boolean) => Promise<RemoteModule>) {
  const loads: string[] = [];
  const loader = createRemoteLoader((source, again) => {
    loads.push(`${source.name} ${versionIn(source)}${again ? ' again' : ''}`);
    return answer(versionIn(source), again);
  }, 1000);
  return { loader, loads };
}

let logged: jest.SpyInstance;
let warned: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation();
  warned = jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

it('loads a version once for all callers, with the same promise', async () => {
  const remote = remoteModule();
  const { loader, loads } = loaderThat(async () => remote);
  const first = loader.load(described('1.0.0'));
  expect(loader.load(described('1.0.0'))).toBe(first);
  await expect(first).resolves.toBe(remote);
  expect(loader.load(described('1.0.0'))).toBe(first);
  expect(loads).toEqual(['markets 1.0.0']);
});

it('loads another version separately', async () => {
  const { loader, loads } = loaderThat(async () => remoteModule());
  await loader.load(described('1.0.0'));
  await loader.load(described('1.1.0'));
  expect(loads).toEqual(['markets 1.0.0', 'markets 1.1.0']);
});

it('uses the previous version if the current one does not load, and reports it', async () => {
  const before = remoteModule();
  const { loader, loads } = loaderThat(async (version) => {
    if (version === '1.1.0') throw new Error('it answered 500');
    return before;
  });
  await expect(loader.load(described('1.1.0', '1.0.0'))).resolves.toBe(before);
  expect(loads).toEqual(['markets 1.1.0', 'markets 1.0.0']);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(warned).toHaveBeenCalledWith('[plaza] markets 1.0.0 is used instead');
});

it('fails if neither loads, or if there is no previous one', async () => {
  const { loader } = loaderThat(async (version) => Promise.reject(new Error(`no ${version}`)));
  await expect(loader.load(described('1.1.0', '1.0.0'))).rejects.toThrow('no 1.0.0');
  await expect(loader.load(described('1.2.0'))).rejects.toThrow('no 1.2.0');
});

describe('recorded failures of a release', () => {
  const reporting = (answer: (version: string) => Promise<RemoteModule>) => {
    const reported: string[] = [];
    const reporter = {
      recordLoadStart: ({ version }: { version: string }) => reported.push(`starts ${version}`),
      report: ({ version }: { version: string }, outcome: string) => reported.push(`${version} ${outcome}`),
    };
    const loader = createRemoteLoader((source) => answer(versionIn(source)), 1000, reporter);
    return { loader, reported };
  };
  const broken = (version: string) =>
    version === '1.1.0' ? Promise.reject(new Error('no')) : Promise.resolve(remoteModule());

  it('include that the previous one was used, or that nothing loaded', async () => {
    const { loader, reported } = reporting(broken);
    await loader.load(described('1.1.0', '1.0.0'));
    await expect(loader.load(described('1.1.0'))).resolves.toBeDefined();
    await expect(loader.reload(described('1.1.0'))).rejects.toThrow('no');
    expect(reported).toEqual(['starts 1.1.0', '1.1.0 fell_back', 'starts 1.1.0', '1.1.0 load_failed']);
  });

  it('are a single one if neither loads, and none without a network', async () => {
    const { loader, reported } = reporting(() => Promise.reject(new Error('no')));
    await expect(loader.load(described('1.1.0', '1.0.0'))).rejects.toThrow('no');
    expect(reported).toEqual(['starts 1.1.0', '1.1.0 load_failed']);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(loader.load(described('1.2.0'))).rejects.toThrow('no');
    expect(reported).toEqual(['starts 1.1.0', '1.1.0 load_failed', 'starts 1.2.0']);
  });
});

it('forgets a version on request', async () => {
  const { loader, loads } = loaderThat(async () => remoteModule());
  await loader.load(described('1.0.0'));
  loader.forget(described('1.0.0').entry);
  await loader.load(described('1.0.0'));
  expect(loads).toEqual(['markets 1.0.0', 'markets 1.0.0 again']);
});

it('forgets a failure: the next caller loads it again', async () => {
  const remote = remoteModule();
  const { loader, loads } = loaderThat(async (_version, again) => {
    if (!again) throw new Error('a passing trouble');
    return remote;
  });
  await expect(loader.load(described('1.0.0'))).rejects.toThrow('a passing trouble');
  await expect(loader.load(described('1.0.0'))).resolves.toBe(remote);
  expect(loads).toEqual(['markets 1.0.0', 'markets 1.0.0 again']);
});

it('reloads on demand, even what had loaded; others then get the newest', async () => {
  const { loader, loads } = loaderThat(async () => remoteModule());
  const first = await loader.load(described('1.0.0'));
  const second = await loader.reload(described('1.0.0'));
  expect(second).not.toBe(first);
  await expect(loader.load(described('1.0.0'))).resolves.toBe(second);
  expect(loads).toEqual(['markets 1.0.0', 'markets 1.0.0 again']);
});

it('rejects a remote of another contract, and uses the previous version', async () => {
  const before = remoteModule();
  const { loader } = loaderThat(async (version) => (version === '2.0.0' ? remoteModule(2) : before));
  await expect(loader.load(described('2.0.0', '1.0.0'))).resolves.toBe(before);
  await expect(loader.load(described('2.0.0'))).resolves.toBe(before);
  const alone = loaderThat(async () => remoteModule(2));
  await expect(alone.loader.load(described('2.0.0'))).rejects.toThrow('markets follows contract 2, this shell 1');
});

describe('with a deadline', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const hang = () => new Promise<RemoteModule>(() => undefined);

  it('gives up a hanging load, and gives the previous version the same time', async () => {
    const { loader, loads } = loaderThat(hang);
    const failed = expect(loader.load(described('1.1.0', '1.0.0'))).rejects.toThrow('markets did not load in time');
    await jest.advanceTimersByTimeAsync(999);
    expect(loads).toEqual(['markets 1.1.0']);
    await jest.advanceTimersByTimeAsync(1);
    expect(loads).toEqual(['markets 1.1.0', 'markets 1.0.0']);
    await jest.advanceTimersByTimeAsync(1000);
    await failed;
  });

  it('leaves no timer running once a remote has loaded', async () => {
    const { loader } = loaderThat(async () => remoteModule());
    await loader.load(described('1.0.0'));
    expect(jest.getTimerCount()).toBe(0);
  });

  it('has the deadline of the platform by default', async () => {
    const loader = createRemoteLoader(hang);
    const failed = expect(loader.load(described('1.0.0'))).rejects.toThrow('in time');
    await jest.advanceTimersByTimeAsync(5999);
    expect(jest.getTimerCount()).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    await failed;
  });
});

describe('a load that takes too long', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Loads that end when the test says; `begin` waits for the failure of the first one. */
  async function begin() {
    const ends: ((remote: RemoteModule) => void)[] = [];
    const held = loaderThat(() => new Promise<RemoteModule>((resolve) => ends.push(resolve)));
    const failure = held.loader.load(described('1.0.0')).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(1000);
    const error = await failure;
    if (!(error instanceof LoadTimeout)) throw new Error('it is not late');
    return { ...held, ends, error };
  }

  it('continues, and its failure reports when it completes after all', async () => {
    const { ends, error } = await begin();
    const remote = remoteModule();
    ends[0]?.(remote);
    await expect(error.arrival).resolves.toBe(remote);
  });

  it('is awaited by the next caller, and not requested twice', async () => {
    const { loader, loads, ends } = await begin();
    const remote = remoteModule();
    const again = Promise.all([loader.reload(described('1.0.0')), loader.load(described('1.0.0'))]);
    await jest.advanceTimersByTimeAsync(2999);
    ends[0]?.(remote);
    await expect(again).resolves.toEqual([remote, remote]);
    expect(loads).toEqual(['markets 1.0.0']);
  });

  it('is available to the next caller once it has loaded', async () => {
    const { loader, loads, ends } = await begin();
    const remote = remoteModule();
    ends[0]?.(remote);
    await jest.advanceTimersByTimeAsync(0);
    await expect(loader.load(described('1.0.0'))).resolves.toBe(remote);
    expect(loads).toEqual(['markets 1.0.0']);
  });

  it('is requested again by a caller that has waited in vain', async () => {
    const { loader, loads, ends } = await begin();
    const remote = remoteModule();
    const again = loader.reload(described('1.0.0'));
    await jest.advanceTimersByTimeAsync(3000);
    expect(loads).toEqual(['markets 1.0.0', 'markets 1.0.0 again']);
    ends[1]?.(remote);
    await expect(again).resolves.toBe(remote);
  });

  it('passes on what its own loader still waits for', async () => {
    const remote = remoteModule();
    const { loader } = loaderThat(async () => {
      throw new LoadTimeout('the script did not come in time', Promise.resolve(remote));
    });
    const error: unknown = await loader.load(described('1.0.0')).catch((late: unknown) => late);
    await expect(error instanceof LoadTimeout && error.arrival).resolves.toBe(remote);
  });
});

describe('several concurrent loads', () => {
  /** Loads that end when the test says. */
  function held() {
    const ends = new Map<string, (remote: RemoteModule) => void>();
    const { loader, loads } = loaderThat(
      (version) => new Promise<RemoteModule>((resolve) => ends.set(version, resolve)),
    );
    return { loader, loads, end: (version: string) => ends.get(version)?.(remoteModule()) };
  }
  const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

  it('of one remote are sequential', async () => {
    const { loader, loads, end } = held();
    const first = loader.load(described('1.0.0'));
    const second = loader.load(described('1.1.0'));
    await turn();
    expect(loads).toEqual(['markets 1.0.0']);
    end('1.0.0');
    await first;
    await turn();
    expect(loads).toEqual(['markets 1.0.0', 'markets 1.1.0']);
    end('1.1.0');
    await second;
  });

  it('of different remotes are parallel', async () => {
    const { loader, loads } = held();
    for (const remote of describedRemotes(['markets', 'bookings'])) void loader.load(remote);
    await turn();
    expect(loads).toEqual(['auth 1.0.0', 'markets 1.0.0', 'marketplace 1.0.0']);
  });

  it('continue after one of them has failed', async () => {
    const { loader } = loaderThat(async (version) =>
      version === '1.0.0' ? Promise.reject(new Error('no')) : remoteModule(),
    );
    const [first, second] = await Promise.allSettled([
      loader.load(described('1.0.0')),
      loader.load(described('1.1.0')),
    ]);
    expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
  });
});
