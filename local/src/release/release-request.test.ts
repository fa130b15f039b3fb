import { readReleaseRequest } from './release-request';

const read = (line: string) => readReleaseRequest(line.split(' ').filter(Boolean));

test.each([
  ['finance', { name: 'finance' }],
  ['finance 1.0.0-3fa91c20', { name: 'finance', version: '1.0.0-3fa91c20' }],
  ['finance --rollout', { name: 'finance', rollout: {} }],
  ['finance 1.0.0 --rollout', { name: 'finance', version: '1.0.0', rollout: {} }],
  ['finance --to 5%', { name: 'finance', rollout: { to: 5 } }],
  ['finance --rollout --to=25 --roles contractor', { name: 'finance', rollout: { to: 25, roles: ['contractor'] } }],
  ['finance --roles user,contractor', { name: 'finance', rollout: { roles: ['user', 'contractor'] } }],
  ['finance --rollout --subset finance=canary', { name: 'finance', rollout: { subsets: { finance: 'canary' } } }],
  [
    'finance --subset finance=v2,markets=v2',
    { name: 'finance', rollout: { subsets: { finance: 'v2', markets: 'v2' } } },
  ],
  ['finance pause', { name: 'finance', verb: 'pause' }],
  ['finance resume', { name: 'finance', verb: 'resume' }],
  ['finance step', { name: 'finance', verb: 'step' }],
  ['finance step 1.1.0 --at 5%', { name: 'finance', verb: 'step', version: '1.1.0', at: 5 }],
  ['finance step 1.1.0 --at=0', { name: 'finance', verb: 'step', version: '1.1.0', at: 0 }],
  ['finance promote', { name: 'finance', verb: 'promote' }],
  ['finance abort', { name: 'finance', verb: 'abort' }],
  ['finance abort 1.1.0', { name: 'finance', verb: 'abort', version: '1.1.0' }],
  ['finance show', { name: 'finance', show: true }],
  ['check', { check: [] }],
  ['check shell finance', { check: ['shell', 'finance'] }],
  ['finance back', { name: 'finance', verb: 'back' }],
  ['finance back 1.1.0', { name: 'finance', verb: 'back', version: '1.1.0' }],
  ['finance on', { name: 'finance', switch: 'on' }],
  ['finance on 1.0.0', { name: 'finance', version: '1.0.0', switch: 'on' }],
  ['finance off --reason Soon', { name: 'finance', switch: { off: 'Soon' } }],
  ['finance off 1.0.0 --reason=Soon', { name: 'finance', version: '1.0.0', switch: { off: 'Soon' } }],
])('parses "%s"', (line, request) => {
  expect(read(line)).toEqual(request);
});

test.each([
  ['', 'usage'],
  ['finance 1.0.0 2.0.0', 'unexpected argument: 2.0.0'],
  ['finance --to 0%', '--to requires a percentage'],
  ['finance --to 101', '--to requires a percentage'],
  ['finance --to half', '--to requires a percentage'],
  ['finance --roles king', 'king is not one of them'],
  ['finance --subset fianance=canary', 'fianance is not a service'],
  ['finance --subset finance', 'finance names no valid subset'],
  ['finance --subset finance=Canary', 'finance=Canary names no valid subset'],
  ['finance abort --subset finance=canary', 'abort accepts no rollout options'],
  ['finance abort --rollout', 'abort accepts no rollout options'],
  ['finance back 1.1.0 1.2.0', 'unexpected argument: 1.2.0'],
  ['finance promote 1.1.0 --at 5%', '--at can only be used with step'],
  ['finance step 1.1.0 --at 101%', '--at requires a percentage from 0% to 100%'],
  ['finance show 1.1.0', 'show accepts no other arguments'],
  ['finance show --to 5%', 'show accepts no other arguments'],
  ['check --rollout', 'check accepts no options'],
  ['finance --force', '--force'],
  ['finance off', 'off requires --reason'],
  ['finance off --reason=', 'off requires --reason'],
  ['finance off 1.0.0 2.0.0 --reason=Soon', 'unexpected argument: 2.0.0'],
  ['finance abort --reason=Soon', '--reason can only be used with off'],
])('rejects "%s": %s', (line, sentence) => {
  expect(() => read(line)).toThrow(sentence);
});
