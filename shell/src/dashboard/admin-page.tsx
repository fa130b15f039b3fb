import { permissionGraph } from '@plaza/contracts/permission-graph';
import { tabLabels } from '@plaza/contracts/tabs';
import { RequireSecondFactor } from '../guards/require-second-factor';
import { RemoteTab } from '../remotes/remote-tab';
import { SignedInFrame } from './signed-in-frame';

/** The admin panel as a separate page. */
export function AdminPage() {
  return (
    <SignedInFrame>
      <title>Admin · Plaza</title>
      <RequireSecondFactor>
        <RemoteTab tab="admin" title={tabLabels.admin} remote={permissionGraph.admin.remote} />
      </RequireSecondFactor>
    </SignedInFrame>
  );
}
