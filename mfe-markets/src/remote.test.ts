import { tabsOfRemote } from '@plaza/contracts/permission-graph';
import { remoteContract } from '@plaza/contracts/remote-contract';
import remote from './remote';

test('the remote has only tabs of its own, for the contract of this shell', () => {
  expect(remote.contract).toBe(remoteContract);
  expect(Object.keys(remote.tabs)).toEqual(tabsOfRemote('markets'));
});
