/** What each action is in words, in the order of the filter. */
const words: Record<string, string> = {
  'user.add': 'Added a user',
  'user.change': 'Changed a user',
  'user.set-password': 'Set a password',
  'user.send-reset-link': 'Sent a reset link',
  'user.delete': 'Deleted a user',
  'impersonation.begin': 'Began to act as a user',
  'impersonation.call': 'Acted as a user',
  'impersonation.read': 'Read as a user',
  'impersonation.end': 'Stopped acting as a user',
  'tab-permissions.save': 'Saved tabs',
  'tab-permissions.undo': 'Undid a save of tabs',
  'tab-permissions.expiry': 'Tabs went back by themselves',
  'default-tab-permissions.save': 'Set default tabs',
  'release.switch': 'Switched a release',
  'finance.export': 'Exported finances',
  'audit.export': 'Exported the audit',
};

export const actions: readonly string[] = Object.keys(words);

/** An action that is new to this screen reads as its code does: "catalogue.change" is "Catalogue change". */
export function actionLabel(action: string): string {
  return (Object.hasOwn(words, action) ? words[action] : undefined) ?? sentence(action.replace(/[._-]+/g, ' '));
}

const targets: Record<string, string> = { tab_permissions: 'Tab permissions', audit: 'Audit' };

/** What was changed, where it is no person. */
export const targetLabel = (target: string) => (Object.hasOwn(targets, target) ? targets[target] : undefined) ?? target;

/** "companyName" is "Company name". */
export const fieldLabel = (field: string) =>
  sentence(field.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[._-]+/g, ' '));

function sentence(text: string): string {
  const lower = text.toLowerCase();
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}
