import type { Ticket } from '@plaza/contracts/marketplace/tickets';
import { Button, Row } from '@plaza/ui';
import { apiErrorIn, serverMessage, toast, useUser } from '@plaza/web-kit';
import { useState } from 'react';
import { stepsFor, type TicketStep } from './ticket-steps';
import { useMarketplaceChangeTicketMutation } from './tickets-api';

/** The buttons of the steps that the user may take. */
export function TicketActions({ ticket }: { ticket: Ticket }) {
  const user = useUser();
  const [change, { isLoading }] = useMarketplaceChangeTicketMutation();
  const [under, setUnder] = useState<TicketStep['label']>();
  const steps = user ? stepsFor(ticket, user) : [];

  async function handleStep({ label, changes }: TicketStep) {
    setUnder(label);
    const { error } = await change({ id: ticket.id, body: { ...changes, version: ticket.version } });
    if (error) toast({ ...refusalIn(error), variant: 'error' });
    else toast({ title: 'Ticket updated', variant: 'success' });
  }
  if (steps.length === 0) return null;
  return (
    <Row role="group" aria-label="What can be done">
      {steps.map((step) => (
        <Button
          key={step.label}
          size="sm"
          loading={isLoading && under === step.label}
          disabled={isLoading && under !== step.label}
          onClick={() => void handleStep(step)}
        >
          {step.label}
        </Button>
      ))}
    </Row>
  );
}

function refusalIn(error: unknown): { title: string; description: string } {
  const description = serverMessage(error, 'Check your connection and try again.');
  const isOld = apiErrorIn(error)?.data?.error.code === 'changed_meanwhile';
  return { title: isOld ? 'The ticket changed meanwhile' : 'The ticket was not changed', description };
}
