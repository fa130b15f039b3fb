/** Verbs for actions on users; the user's name follows. */
export const verbs: Record<string, string> = {
  'user.add': 'added',
  'user.change': 'changed',
  'user.set-password': 'set a password for',
  'user.send-reset-link': 'sent a reset link to',
  'user.delete': 'deleted',
  'impersonation.begin': 'began to act as',
  'impersonation.call': 'acted as',
  'impersonation.read': 'read as',
  'impersonation.end': 'stopped acting as',
  'contractor.change': 'changed the business of',
  'contractor.verify': 'verified',
  'contractor.unverify': 'took back the verification of',
  'service.add': 'added a service of',
  'service.change': 'changed a service of',
  'service.remove': 'removed a service of',
  'booking.confirm': 'confirmed a booking of',
  'booking.start': 'started a booking of',
  'booking.complete': 'completed a booking of',
  'booking.cancel': 'cancelled a booking of',
  'booking.assign': 'assigned a booking of',
  'booking.reassign': 'reassigned a booking of',
  'ticket.change': 'changed a ticket of',
  'ticket.answer': 'answered a ticket of',
};

/** Verbs for actions on releases; the remote and version follow. */
export const releaseVerbs: Record<string, string> = {
  'release.publish': 'published',
  'release.switch': 'switched to',
  'release.back': 'went back to',
  'release.return': 'Went back by itself to',
  'release.switch-off': 'switched off',
  'release.switch-on': 'switched on',
  'release.pin': 'chose for themself',
  'release.unpin': 'gave up their own release of',
  'rollout.start': 'began a rollout of',
  'rollout.pause': 'paused the rollout of',
  'rollout.resume': 'resumed the rollout of',
  'rollout.step': 'took a step on with',
  'rollout.promote': 'gave everybody',
  'rollout.abort': 'aborted the rollout of',
  'rollout.suspicion': 'Trouble is reported with',
  'rollout.silence': 'Many report nothing about',
};

/** Verbs for actions on areas, drills and the catalogue; the name follows. */
export const thingVerbs: Record<string, string> = {
  'area.approve': 'approved the area',
  'area.remove': 'removed the area',
  'drill.start': 'started a drill of',
  'drill.end': 'ended a drill of',
  'category.add': 'added the category',
  'category.change': 'changed the category',
  'shared-service.add': 'added for all contractors the service',
  'shared-service.change': 'changed for all contractors the service',
  'shared-service.remove': 'removed for all contractors the service',
};
