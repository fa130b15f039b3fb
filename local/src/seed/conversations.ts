import type { SeedConversation } from '@plaza/marketplace/seed-conversations';
import { cardOf } from './bookings';

const [maya, city] = [cardOf('maya@plaza.example'), cardOf('city@plaza.example')];
const [amir, sofia, tom] = [cardOf('amir@plaza.example'), cardOf('sofia@plaza.example'), cardOf('tom@plaza.example')];

/** @param now the time of the first start; later starts find the conversations by their participants */
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
    {
      id: id(3),
      participants: [city, amir],
      unread: 2,
      messages: [
        {
          from: city,
          at: ago(74),
          content: 'The archive can be closed from Monday. Does ten in the morning suit you?',
        },
        { from: amir, at: ago(73), content: 'It does. Inês leads, and needs the plan of the first floor.' },
        { from: city, at: ago(70), content: 'The plan is with the caretaker, in the red folder.' },
        {
          from: amir,
          at: ago(5),
          content: 'We have started. Two circuits were never grounded; I send an estimate today.',
        },
        { from: amir, at: ago(4.5), content: 'It should be one more day, within the budget.' },
      ],
    },
    {
      id: id(4),
      participants: [city, sofia],
      messages: [
        { from: city, at: ago(96), content: 'Day one of the washroom looks good. When do the walls follow?' },
        { from: sofia, at: ago(95), content: 'Kofi is there tomorrow at nine. The tiles arrived.' },
      ],
    },
    {
      id: id(5),
      participants: [amir, tom],
      unread: 1,
      messages: [
        { from: amir, at: ago(20), content: 'Tomorrow at eight at the depot: bring the long ladder, please.' },
        { from: tom, at: ago(19), content: 'It is in the van. Who opens the gate?' },
        { from: amir, at: ago(18.5), content: 'The night shift leaves at half past eight, ring at the side.' },
      ],
    },
  ];
}
