import type { SeedConversation } from '@plaza/marketplace/seed-conversations';
import { cardOf } from './bookings';

const [maya, amir, sofia] = [cardOf('maya@plaza.example'), cardOf('amir@plaza.example'), cardOf('sofia@plaza.example')];

/** @param now of the first start; later starts find the conversations by their pairs */
export function demoConversations(now = new Date()): SeedConversation[] {
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const id = (number: number) => `00000000-0000-4000-8000-0000000004${String(number).padStart(2, '0')}`;
  return [
    {
      id: id(1),
      participants: [maya, amir],
      unread: 1,
      messages: [
        { from: maya, at: ago(27), content: 'Does the thermostat come with you, or should I buy one?' },
        { from: amir, at: ago(26.5), content: 'I bring two to choose from. Both work with the doorbell.' },
        { from: maya, at: ago(26), content: 'Perfect. The dog will be in the garden.' },
        { from: amir, at: ago(3), content: 'Tom comes with me, so we should be done in under two hours.' },
      ],
    },
    {
      id: id(2),
      participants: [maya, sofia],
      messages: [
        { from: sofia, at: ago(50), content: 'Could you measure the window over the sink before Kofi comes?' },
        { from: maya, at: ago(49), content: '94 cm wide, 61 high.' },
        { from: sofia, at: ago(48.5), content: 'Thank you, that settles the tiles.' },
      ],
    },
  ];
}
