import { workBetween } from './page-work.mjs';

const event = (interactionId: number, startTime: number, duration: number) => ({ interactionId, startTime, duration });

it('uses the slowest event of each interaction as its time', () => {
  const events = [event(1, 10, 24), event(1, 60, 88), event(1, 61, 40), event(2, 200, 16)];
  expect(workBetween('press', { tasks: [], events }, 0, 1000).interactions).toEqual([88, 16]);
});

it('assigns events before or after a step to other steps', () => {
  const tasks = [
    { startTime: 90, duration: 60 },
    { startTime: 100, duration: 70 },
    { startTime: 200, duration: 80 },
  ];
  const events = [event(1, 99, 24), event(2, 100, 32), event(3, 200, 40)];
  expect(workBetween('press', { tasks, events }, 100, 200)).toEqual({ step: 'press', tasks: [70], interactions: [32] });
});
