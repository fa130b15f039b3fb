import type { RemoteState } from '@plaza/contracts/registry/releases';
import { useSessionRemotesQuery } from '@plaza/web-kit';
import { notifyFailure, notifySuccess } from '../../../notices/notify';
import { nameRemote } from '../remote-labels';
import { useAdminPinReleaseMutation, useAdminUnpinReleaseMutation } from '../remotes-api';

/** The user's own pin of a release of this remote, if any, with functions that set and remove it. */
export function useOwnRelease(remote: RemoteState) {
  const { name } = remote;
  const { data, refetch } = useSessionRemotesQuery();
  const [pin] = useAdminPinReleaseMutation();
  const [unpin] = useAdminUnpinReleaseMutation();
  const own = data?.find((remote) => remote.name === name && remote.pinned)?.version;

  async function choose(version: string) {
    const { error } = await pin({ name, body: { version } });
    if (error) return notifyFailure(error, 'Failed to choose release');
    notifySuccess(`You alone have ${nameRemote(remote)} ${version} for eight hours.`);
    void refetch();
  }

  async function removePin() {
    const { error } = await unpin({ name });
    if (error) return notifyFailure(error, 'Failed to remove pin');
    notifySuccess(`You have the same ${nameRemote(remote)} as others again.`);
    void refetch();
  }

  return { own, choose, removePin };
}
