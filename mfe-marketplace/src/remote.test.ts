import { tabsOfRemote } from '@plaza/contracts/permission-graph';
import { remoteContract } from '@plaza/contracts/remote-contract';
import remote from './remote';

test('the remote draws tabs that are its own, for the contract of this shell', () => {
  const tabs = Object.keys(remote.tabs);
  expect(remote.contract).toBe(remoteContract);
  expect(tabs).toContain('contractors');
  expect(tabsOfRemote('marketplace')).toEqual(expect.arrayContaining(tabs));
});
