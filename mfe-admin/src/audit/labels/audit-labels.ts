import { capitalise } from '@plaza/ui';

/** The label of each action, in the order of the filter. */
const labels: Record<string, string> = {
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
  'tab-permissions.expiry': 'Temporary tabs ended automatically',
  'tab-permissions.area': 'Tabs went with their area',
  'default-tab-permissions.save': 'Set default tabs',
  'release.publish': 'Published a release',
  'release.switch': 'Switched a release',
  'release.back': 'Rolled back to an earlier release',
  'release.return': 'A release was rolled back automatically',
  'release.switch-off': 'Switched off a remote',
  'release.switch-on': 'Switched on a remote',
  'release.pin': 'Chose a release for themself',
  'release.unpin': 'Removed their pin of a release',
  'rollout.start': 'Began a rollout',
  'rollout.pause': 'Paused a rollout',
  'rollout.resume': 'Resumed a rollout',
  'rollout.step': 'Took a rollout a step on',
  'rollout.promote': 'Gave a rollout to everybody',
  'rollout.abort': 'Aborted a rollout',
  'rollout.suspicion': 'Trouble is reported with a release',
  'rollout.silence': 'Many report nothing about a release',
  'team.add': 'Added a team',
  'team.change': 'Changed a team',
  'team.remove': 'Removed a team',
  'team-key.add': 'Added a key to a team',
  'team-key.remove': 'Removed a key from a team',
  'team-token.add': 'Created a deploy token',
  'team-token.revoke': 'Revoked a deploy token',
  'area.approve': 'Approved an area',
  'area.remove': 'Removed an area',
  'drill.start': 'Started a drill',
  'drill.end': 'Ended a drill',
  'request.find': 'Looked for a request',
  'gateway-configuration.apply': 'Changed the gateway configuration',
  'gateway-configuration.back': 'Rolled back the gateway configuration',
  'gateway-configuration.return': 'Gateway configuration was rolled back automatically',
  'contractor.change': 'Changed the business of a contractor',
  'contractor.verify': 'Verified a contractor',
  'contractor.unverify': 'Took back the verification of a contractor',
  'category.add': 'Added a category',
  'category.change': 'Changed a category',
  'service.add': 'Added a service of a contractor',
  'service.change': 'Changed a service of a contractor',
  'service.remove': 'Removed a service of a contractor',
  'shared-service.add': 'Added a service of all contractors',
  'shared-service.change': 'Changed a service of all contractors',
  'shared-service.remove': 'Removed a service of all contractors',
  'booking.confirm': 'Confirmed a booking of a customer',
  'booking.start': 'Started a booking of a customer',
  'booking.complete': 'Completed a booking of a customer',
  'booking.cancel': 'Cancelled a booking of a customer',
  'booking.assign': 'Assigned a booking of a customer',
  'booking.reassign': 'Reassigned a booking of a customer',
  'ticket.change': 'Changed a ticket of a user',
  'ticket.answer': 'Answered a ticket of a user',
  'finance.export': 'Exported finances',
  'audit.export': 'Exported the audit log',
};

export const actions: readonly string[] = Object.keys(labels);

/** Derives the label of an action without one from its code: "catalogue.change" becomes "Catalogue change". */
export function actionLabel(action: string): string {
  return (Object.hasOwn(labels, action) ? labels[action] : undefined) ?? sentence(action);
}

const targets: Record<string, string> = {
  tab_permissions: 'Tab permissions',
  gateway_configuration: 'Gateway configuration',
  audit: 'Audit',
  requests: 'Requests',
};

/** Whether the action's label already implies the target. */
export const isKnownTarget = (target: string): boolean => Object.hasOwn(targets, target);

/** The label of a target that is not a user. */
export const targetLabel = (target: string) => (Object.hasOwn(targets, target) ? targets[target] : undefined) ?? target;

/** "companyName" becomes "Company name". */
export const fieldLabel = (field: string) => sentence(field.replace(/([a-z])([A-Z])/g, '$1 $2'));

/** "tab-permissions.area" becomes "Tab permissions area". */
const sentence = (words: string) => capitalise(words.replace(/[._-]+/g, ' ').toLowerCase());
