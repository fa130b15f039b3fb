import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contractorFixture } from '../../testing/contractor-fixture';
import { ContractorCard } from './contractor-card';

const none = { userId: undefined, canMessage: false, canHire: false, canVerify: false };
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

it('shows name, rating, area and last activity', () => {
  const ada = contractorFixture('Ada Moreau', {
    company: 'Moreau Plumbing',
    specialties: ['Plumbing', 'Heating'],
    rating: 4.85,
    totalJobs: 1204,
    completedJobs: 1198,
    location: 'Toronto, ON',
    status: 'busy',
    lastActive: minutesAgo(5),
    verified: true,
  });
  renderInPlaza(<ContractorCard contractor={ada} permissions={none} />);
  const card = within(screen.getByRole('article', { name: 'Ada Moreau' }));
  expect(card.getByText('Moreau Plumbing')).toBeVisible();
  expect(card.getByText('Verified')).toBeVisible();
  expect(card.getByText('Busy')).toBeVisible();
  expect(card.getByRole('img', { name: 'Rated 4.85 out of 5' })).toBeVisible();
  expect(card.getByText('1,204 jobs')).toBeVisible();
  expect(card.getByText('1,198 completed')).toBeVisible();
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Plumbing', 'Heating']);
  expect(card.getByText('Toronto, ON')).toBeVisible();
  expect(card.getByText('5 minutes ago')).toBeVisible();
  expect(card.queryByRole('button', { name: /Hire/ })).not.toBeInTheDocument();
});

it('names a contractor without a company once, whose business has their own name', () => {
  renderInPlaza(
    <ContractorCard contractor={contractorFixture('Amir Khan', { company: 'Amir Khan' })} permissions={none} />,
  );
  expect(screen.getAllByText('Amir Khan')).toHaveLength(1);
});

it('shows neither a verification nor a rating that does not exist', () => {
  renderInPlaza(
    <ContractorCard
      contractor={contractorFixture('New Comer', { rating: 0, totalJobs: 1, verified: false })}
      permissions={none}
    />,
  );
  expect(screen.queryByText('Verified')).not.toBeInTheDocument();
  expect(screen.getByText('Not rated yet')).toBeVisible();
  expect(screen.getByText('1 job')).toBeVisible();
});

it('opens a mail with Contact', () => {
  renderInPlaza(
    <ContractorCard
      contractor={contractorFixture('Ada Moreau', { email: 'ada+work@plaza.test' })}
      permissions={none}
    />,
  );
  const link = screen.getByRole('link', { name: 'Contact Ada Moreau' });
  expect(link).toHaveTextContent('Contact');
  expect(link).toHaveAttribute('href', 'mailto:ada%2Bwork@plaza.test');
});

it('allows only an address in the mail link', () => {
  renderInPlaza(
    <ContractorCard
      contractor={contractorFixture('Eve', { email: 'eve@plaza.test?bcc=all@plaza.test' })}
      permissions={none}
    />,
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', expect.not.stringContaining('?'));
});

it('shows the first specialties, and the others on demand', async () => {
  const specialties = ['Plumbing', 'Heating', 'Drains', 'Boilers', 'Gas', 'Roofing'];
  renderInPlaza(<ContractorCard contractor={contractorFixture('Ada Moreau', { specialties })} permissions={none} />);
  expect(screen.queryByText('Roofing')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show 2 more specialties of Ada Moreau' }));
  expect(screen.getByRole('list', { name: 'Specialties of Ada Moreau' })).toHaveFocus(); // as the button is gone
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(specialties);
});
