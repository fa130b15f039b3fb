import type { AuditedAct } from '@plaza/contracts/internal/audited-act';
import type { Service, ServiceCategory } from '@plaza/contracts/marketplace/catalog';
import { type Answer, type AuditedMarketplace, move, profileOf, ticketOf, verification } from './audited-marketplace';

/** The response to an administrative call, and the record that the audit must receive. */
interface Scene {
  readonly answer: Answer;
  readonly record: Pick<AuditedAct, 'target' | 'action' | 'before' | 'after'>;
}

/** Every call by which an administrator changes something that belongs to another user or to all. */
export function auditedActions(desk: AuditedMarketplace): Readonly<Record<string, () => Promise<Scene>>> {
  const { newService, serviceOf, booked } = desk;
  /** The service as an audit record contains it. */
  const stored = () => ({ ...newService(), basePrice: '2400.00', description: '', currency: 'USD', isActive: true });
  return {
    changeContractorProfile: async () => ({
      answer: await desk.plaza.administrator.patch(profileOf(desk.plaza.contractor), {
        businessLicense: 'ON-77',
        specializations: ['Wiring'],
      }),
      record: {
        target: desk.plaza.contractor.id,
        action: 'contractor.change',
        before: { businessLicense: '', specializations: [] },
        after: { businessLicense: 'ON-77', specializations: ['Wiring'] },
      },
    }),
    verifyContractor: async () => ({
      answer: await desk.plaza.administrator.put(verification(desk.plaza.rival), { isVerified: true }),
      record: {
        target: desk.plaza.rival.id,
        action: 'contractor.verify',
        before: { isVerified: false, verificationDate: null },
        after: { isVerified: true, verificationDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
      },
    }),
    addCategory: async () => ({
      answer: await desk.plaza.administrator.post('/api/v1/services/categories', { name: 'Roofing' }),
      record: {
        target: 'Roofing',
        action: 'category.add',
        before: null,
        after: { name: 'Roofing', description: '', isActive: true },
      },
    }),
    changeCategory: async () => {
      const { body } = await desk.plaza.administrator.post<ServiceCategory>('/api/v1/services/categories', {
        name: 'Paint',
      });
      const changes = { name: 'Painting', isActive: true };
      return {
        answer: await desk.plaza.administrator.patch(`/api/v1/services/categories/${body.id}`, changes),
        record: {
          target: 'Paint',
          action: 'category.change',
          before: { name: 'Paint' },
          after: { name: 'Painting' },
        },
      };
    },
    addService: async () => {
      const answer = await desk.plaza.administrator.post<Service>('/api/v1/services', {
        ...newService(),
        contractorId: desk.plaza.contractor.id,
      });
      const after = { serviceId: answer.body.id, ...stored() };
      return { answer, record: { target: desk.plaza.contractor.id, action: 'service.add', before: null, after } };
    },
    changeService: async () => {
      const { id: serviceId } = await serviceOf(desk.plaza.contractor);
      return {
        answer: await desk.plaza.administrator.patch(`/api/v1/services/${serviceId}`, {
          basePrice: '2500.50',
          estimatedDuration: 8,
        }),
        record: {
          target: desk.plaza.contractor.id,
          action: 'service.change',
          before: { basePrice: '2400.00' },
          after: { serviceId, basePrice: '2500.50' },
        },
      };
    },
    removeService: async () => {
      const { id: serviceId } = await serviceOf(desk.plaza.contractor);
      const before = { serviceId, ...stored() };
      return {
        answer: await desk.plaza.administrator.delete(`/api/v1/services/${serviceId}`),
        record: { target: desk.plaza.contractor.id, action: 'service.remove', before, after: null },
      };
    },
    changeStatus: async () => {
      const booking = await booked();
      return {
        answer: await move(desk.plaza.administrator, booking, 'cancelled', { reason: 'It rains.' }),
        record: {
          target: desk.plaza.customer.id,
          action: 'booking.cancel',
          before: { status: 'pending' },
          after: { bookingId: booking.id, status: 'cancelled' },
        },
      };
    },
    assignBooking: async () => {
      const { id: bookingId } = await booked();
      return {
        answer: await desk.plaza.administrator.patch(`/api/v1/bookings/${bookingId}/assign`, {
          contractorId: desk.plaza.rival.id,
        }),
        record: {
          target: desk.plaza.customer.id,
          action: 'booking.reassign',
          before: { contractorId: desk.plaza.contractor.id },
          after: { bookingId, contractorId: desk.plaza.rival.id },
        },
      };
    },
    changeTicket: async () => {
      const { id: ticketId } = await ticketOf(desk.plaza.customer);
      return {
        answer: await desk.plaza.administrator.patch(`/api/v1/tickets/${ticketId}`, {
          priority: 'high',
          status: 'in_progress',
        }),
        record: {
          target: desk.plaza.customer.id,
          action: 'ticket.change',
          before: { priority: 'medium', status: 'open', assignedToId: null },
          after: { ticketId, priority: 'high', status: 'in_progress', assignedToId: desk.plaza.administrator.id },
        },
      };
    },
    addToTicket: async () => {
      const { id: ticketId } = await ticketOf(desk.plaza.customer);
      return {
        answer: await desk.plaza.administrator.post(`/api/v1/tickets/${ticketId}/thread`, { text: 'Have you tried?' }),
        record: { target: desk.plaza.customer.id, action: 'ticket.answer', before: null, after: { ticketId } },
      };
    },
  };
}
