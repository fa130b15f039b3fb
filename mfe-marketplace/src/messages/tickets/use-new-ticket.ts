import type { Ticket } from '@plaza/contracts/marketplace/tickets';
import { apiErrorIn, serverMessage, toast } from '@plaza/web-kit';
import { useState } from 'react';
import { useMarketplaceAddTicketMutation } from './tickets-api';

type Draft = Pick<Ticket, 'title' | 'description' | 'priority' | 'category'>;
type Faults = { readonly [field in keyof Draft]?: string };

/** The form of a new ticket: what is in it, what is wrong with it, and how to send it. */
export function useNewTicket(bookingId: string | undefined, onAdded: (id: string) => void) {
  const [draft, setDraft] = useState<Draft>({
    title: '',
    description: '',
    priority: 'medium',
    category: bookingId ? 'booking' : 'general',
  });
  const [faults, setFaults] = useState<Faults>({});
  const [refusal, setRefusal] = useState<string>();
  const [add, { isLoading }] = useMarketplaceAddTicketMutation();

  function set(changes: Partial<Draft>) {
    setDraft({ ...draft, ...changes });
    const mended = Object.keys(changes).map((field) => [field, undefined]);
    setFaults({ ...faults, ...Object.fromEntries(mended) });
  }

  async function submit() {
    const missing = missingIn(draft);
    setFaults(missing);
    setRefusal(undefined);
    if (isLoading || Object.keys(missing).length > 0) return;
    const { data, error } = await add({ body: { ...draft, ...(bookingId && { bookingId }) } });
    if (data) {
      toast({ title: 'Ticket created', description: 'You can follow it here.', variant: 'success' });
      onAdded(data.id);
      return;
    }
    setFaults(faultsIn(error));
    setRefusal(serverMessage(error, 'The ticket was not created. Check your connection and try again.'));
  }
  return { draft, set, faults, refusal, isSending: isLoading, submit };
}

function missingIn({ title, description }: Draft): Faults {
  return {
    ...(title.trim() === '' && { title: 'Title is required' }),
    ...(description.trim() === '' && { description: 'Description is required' }),
  };
}

function faultsIn(error: unknown): Faults {
  const details = apiErrorIn(error)?.data?.error.details ?? [];
  return Object.fromEntries(details.map(({ path, message }) => [path, message]));
}
