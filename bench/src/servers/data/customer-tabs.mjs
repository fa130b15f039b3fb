const tabs = ['overview', 'markets', 'finance_manager', 'contractors', 'messages', 'bookings', 'profile'];

/**
 * Takes the markets tab from all customers, or gives it back.
 * @param {string} token of an administrator
 */
export async function saveCustomerTabs(url, token, { hasMarkets }) {
  const user = hasMarkets ? tabs : tabs.filter((tab) => tab !== 'markets');
  const answer = await fetch(`${url}/api/v1/admin/tab-permissions`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ permissions: { user } }),
  });
  if (!answer.ok) throw new Error(`the change was refused: ${answer.status} ${await answer.text()}`);
}

/** The event that a gateway then sends to each customer's browser. */
export const tabsChanged = {
  type: 'permissions.changed',
  payload: { version: 1, roles: ['user'], tabs: { user: tabs } },
};
