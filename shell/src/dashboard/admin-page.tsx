import { RemoteTab } from '../remotes/remote-tab';
import { SignedInFrame } from './signed-in-frame';

/** The admin panel on a page of its own. */
export function AdminPage() {
  return (
    <SignedInFrame>
      <title>Admin · Plaza</title>
      <RemoteTab tab="admin" />
    </SignedInFrame>
  );
}
