import { rebased, type TeamDraft } from './team-draft';

const before: TeamDraft = { name: 'Treasury', remotes: ['finance'], areas: 'loyalty', members: ['ada', 'bob'] };

it('adopts changes of others in unchanged fields', () => {
  const now: TeamDraft = { name: 'Ledger', remotes: ['markets'], areas: 'loyalty rewards', members: [] };
  expect(rebased(before, before, now)).toEqual(now);
});

it('keeps local changes, and merges lists', () => {
  const draft: TeamDraft = { name: 'Money', remotes: ['finance', 'admin'], areas: '', members: ['bob', 'eve'] };
  const now: TeamDraft = {
    name: 'Ledger',
    remotes: ['finance', 'markets'],
    areas: 'loyalty shop',
    members: ['ada', 'bob', 'joe'],
  };
  expect(rebased(draft, before, now)).toEqual({
    name: 'Money',
    remotes: ['finance', 'markets', 'admin'],
    areas: 'shop',
    members: ['bob', 'joe', 'eve'],
  });
});

it('keeps a field as typed while others have not changed it', () => {
  const draft = { ...before, areas: 'loyalty,  rew' };
  expect(rebased(draft, before, { ...before, name: 'Ledger' }).areas).toBe('loyalty rew');
});
