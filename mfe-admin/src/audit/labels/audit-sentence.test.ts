import type { AuditRecord } from '@plaza/contracts/identity/audit';
import { sentenceOf } from './audit-sentence';

const recordOf = (given: Partial<AuditRecord>): AuditRecord => ({
  id: 'a-1',
  at: '2026-03-04T12:00:00.000Z',
  actor: { id: 'u-1', role: 'admin_high', customId: 'ADM-000001', name: 'Ada Byron', email: '' },
  target: 'u-2',
  targetCustomId: 'CUS-000002',
  targetName: 'Grace Hopper',
  targetEmail: '',
  action: 'user.change',
  before: null,
  after: null,
  requestId: '',
  ...given,
});
const nobodyKnown = { targetName: '', targetCustomId: '' };

it.each<[string, Partial<AuditRecord>, string]>([
  ['a person', {}, 'Ada Byron changed Grace Hopper'],
  ['themself', { target: 'u-1', action: 'user.set-password' }, 'Ada Byron set a password for themself'],
  ['somebody by their number', { targetName: '', action: 'user.delete' }, 'Ada Byron deleted CUS-000002'],
  ['a thing', { ...nobodyKnown, target: 'finance', action: 'release.publish' }, 'Ada Byron published Finance'],
  ['the booking of somebody', { action: 'booking.cancel' }, 'Ada Byron cancelled a booking of Grace Hopper'],
  [
    'a category by its name',
    { ...nobodyKnown, target: 'Roofing', action: 'category.change' },
    'Ada Byron changed the category Roofing',
  ],
  [
    'an area as the releases call it',
    { ...nobodyKnown, target: 'auth', action: 'release.publish', after: { version: '1.2.3' } },
    'Ada Byron published Account 1.2.3',
  ],
  [
    'an area of a team',
    { ...nobodyKnown, target: 'loyalty', action: 'area.approve' },
    'Ada Byron approved the area Loyalty',
  ],
  [
    'what a drill lets fail',
    { ...nobodyKnown, target: 'remote admin', action: 'drill.start' },
    'Ada Byron started a drill of the remote Administration',
  ],
  [
    'a drill whose time was over',
    {
      ...nobodyKnown,
      target: 'service finance',
      action: 'drill.end',
      actor: {
        id: '00000000-0000-0000-0000-000000000000',
        role: 'admin_high',
        customId: '',
        name: 'gateway',
        email: '',
      },
    },
    'Automatically ended a drill of the service Finance',
  ],
  ['a team', { ...nobodyKnown, target: 'Treasury', action: 'team.add' }, 'Ada Byron added the team Treasury'],
  [
    'the keys of a team',
    { ...nobodyKnown, target: 'Treasury', action: 'team-key.remove' },
    'Ada Byron removed a key from Treasury',
  ],
  [
    'the tokens of a team',
    { ...nobodyKnown, target: 'Treasury', action: 'team-token.add' },
    'Ada Byron created a deploy token of Treasury',
  ],
  [
    'the configuration, which its action names',
    { ...nobodyKnown, target: 'gateway_configuration', action: 'gateway-configuration.apply' },
    'Ada Byron changed the gateway configuration',
  ],
  [
    'a release that others replaced',
    {
      ...nobodyKnown,
      target: 'finance',
      action: 'release.switch',
      before: { version: '1.2.2' },
      after: { version: '1.2.3' },
    },
    'Ada Byron switched to Finance 1.2.3',
  ],
  [
    'one that was given up',
    { ...nobodyKnown, target: 'finance', action: 'rollout.abort', before: { version: '1.2.3' } },
    'Ada Byron aborted the rollout of Finance 1.2.3',
  ],
  [
    'what its action names',
    { ...nobodyKnown, target: 'tab_permissions', action: 'tab-permissions.save' },
    'Ada Byron saved tabs',
  ],
  [
    'what happened automatically',
    { ...nobodyKnown, target: 'finance', action: 'release.return' },
    'Rolled back automatically to Finance',
  ],
  [
    'an action that is new here',
    { ...nobodyKnown, target: 'requests', action: 'catalogue.change' },
    'Ada Byron catalogue change',
  ],
])('describes what was done to %s', (_what, given, expected) => {
  const { who, what, whom } = sentenceOf(recordOf(given));
  expect([who, what, whom].filter(Boolean).join(' ')).toBe(expected);
});
