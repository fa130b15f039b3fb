import type { Service, ServiceCategory } from '@plaza/contracts/marketplace/catalog';
import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { type AppStore, createAppStore } from '@plaza/web-kit';
import { HttpResponse, http } from 'msw';
import { readCategory, readService } from '../contractors/service-catalog/service-catalog-api';
import { readLocation } from '../map/locations/locations-api';
import { cafe } from '../map/testing/locations';

type Dispatch = AppStore['dispatch'];

const plumbing: ServiceCategory = { id: 'plumbing', name: 'Plumbing', description: 'Pipes.', isActive: true };
const boiler: Service = {
  id: 'boiler',
  contractorId: 'ada',
  categoryId: plumbing.id,
  title: 'New boiler',
  description: '',
  basePrice: '80.00',
  currency: 'USD',
  estimatedDuration: 1.5,
  isActive: true,
  createdAt: '2026-03-01T00:00:00.000Z',
};

it.each([
  ['/api/v1/services', boiler, (dispatch: Dispatch) => dispatch(readService(boiler))],
  ['/api/v1/services/categories', plumbing, (dispatch: Dispatch) => dispatch(readCategory(plumbing))],
  ['/api/v1/map/locations', cafe, (dispatch: Dispatch) => dispatch(readLocation(cafe))],
])('a record of %s that cannot be read again is not that of an earlier request', async (path, record, read) => {
  server.use(http.get(path, () => HttpResponse.json([record])));
  const { dispatch } = createAppStore();
  expect(await read(dispatch)).toEqual(record);
  server.use(http.get(path, () => errorAnswer(503, 'The service is away.')));
  expect(await read(dispatch)).toBeUndefined();
});
