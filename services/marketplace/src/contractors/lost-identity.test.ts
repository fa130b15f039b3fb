import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { type MarketplaceServer, requestBooking, startMarketplace } from '../testing/marketplace-server';
import { ContractorProfileModel } from './records/contractor-profile.model';

let plaza: MarketplaceServer;
beforeAll(async () => {
  plaza = await startMarketplace();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => plaza.stop());

test('a change of the business succeeds, also in open bookings, if identity fails once it is stored', async () => {
  const { id: bookingId } = await requestBooking(plaza);
  const { id: userId } = plaza.contractor;
  const { findOneAndUpdate } = ContractorProfileModel;
  jest.spyOn(ContractorProfileModel, 'findOneAndUpdate').mockImplementationOnce((...given) => {
    plaza.identity.isUp = false;
    void plaza.bus.publish(createEvent('user.changed', { userId })); // so that nobody's card is cached
    return findOneAndUpdate.apply(ContractorProfileModel, given);
  });
  const changes = { businessName: 'Harbour Light', businessPhone: '+1 416 555 0177' };
  const answer = await plaza.contractor.patch(`/api/v1/contractors/${userId}/profile`, changes);
  expect(plaza.identity.isUp).toBe(false);
  plaza.identity.isUp = true;
  expect(answer).toMatchObject({ status: 200, body: changes });
  const { body } = await plaza.customer.get<Booking>(`/api/v1/bookings/${bookingId}`);
  expect(body.contractor).toMatchObject({ company: 'Harbour Light', phone: '+1 416 555 0177' });
});
