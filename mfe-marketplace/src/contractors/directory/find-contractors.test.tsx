import { server } from '@plaza/test-kit/screens/mock-server';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { contractorFixture } from '../../testing/contractor-fixture';
import { FindContractors } from './find-contractors';

// Hundreds of cards take seconds to render.
jest.mock('./contractor-list', () => ({ cardWidth: 320, ContractorList: () => null }));

const open = (count: number) => {
  const contractors = Array.from({ length: count }, (_, place) => contractorFixture(`Contractor ${place}`));
  server.use(http.get('/api/v1/contractors', () => HttpResponse.json(contractors)));
  renderInPlaza(<FindContractors />);
};

it('says that there are more than the longest list, and how to find them', async () => {
  open(500);
  expect(await screen.findByText('500+ contractors')).toBeVisible();
  expect(screen.getByText('These are the 500 best rated. Search or filter to find others.')).toBeVisible();
  expect(
    screen.getByText('The specialties to choose from are those of the 500 best rated; the search finds all.'),
  ).toBeVisible();
});

it('counts those of a shorter list', async () => {
  open(499);
  expect(await screen.findByText('499 contractors')).toBeVisible();
  expect(screen.queryByText(/best rated/)).not.toBeInTheDocument();
});
