import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { beginImpersonation, createAppStore, saveSession } from '@plaza/web-kit';
import type { ReactNode } from 'react';

/** Renders a screen for an administrator who impersonates Ada. */
export function renderActing(screen: ReactNode) {
  const store = createAppStore();
  store.dispatch(saveSession('own', userFixture({ role: 'admin_high', isAdmin: true })));
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const data = { accessToken: 'as-ada', user: userFixture(), expiresAt };
  store.dispatch(beginImpersonation({ success: true, data }));
  return renderInPlaza(screen, { store });
}
