import { gatewayEndpoints } from '@plaza/contracts/gateway/endpoints';
import { identityEndpoints } from '@plaza/contracts/identity/endpoints';
import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import { isTokenOver, log, readToken, readUser, request, sendEarly } from '@plaza/web-kit';
import { preloadFiles } from '../remotes/loading/preload-files';
import { knownFirstCalls } from './first-calls';
import { isSignedInPath, openingRemote, openingTab } from './opening-tab';

/**
 * A small script beside the app. While the app loads, it sends the app's first requests and preloads the files of the
 * tab that will open. It does not use an expired token, which the app renews first.
 */
const token = readToken();
if (token && !isTokenOver(token) && isSignedInPath(location.pathname)) {
  begin(token).catch((error) => log.info('the early requests failed; the program repeats them', error));
}

async function begin(token: string): Promise<void> {
  const user = readUser();
  if (!user) void sendEarly(request(identityEndpoints.me).url, token);
  void sendEarly(request(identityEndpoints.myTabPermissions).url, token);
  const listed = sendEarly(request(gatewayEndpoints.remotes).url, token);
  const path = location.pathname;
  const known = user ? knownFirstCalls(user.id) : {};
  const soon = openingTab(path, [{ tabs: Object.keys(known) }]);
  for (const url of (soon && known[soon]) ?? []) void sendEarly(url, token);

  const response = (await listed).clone();
  if (!response.ok) return;
  const remotes: RemoteDescriptor[] = await response.json();
  const tab = openingTab(path, remotes);
  const remote = openingRemote(path, remotes);
  if (!remote) return;
  preloadFiles(remote, tab);
  for (const url of (tab && remote.tabCalls?.[tab]) ?? []) void sendEarly(url, token);
}
