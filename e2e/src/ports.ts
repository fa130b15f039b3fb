/** The first of some five hundred ports that journeys take; another one lets two checkouts run theirs at a time. */
export const firstPort = Number(process.env.PLAZA_JOURNEYS_PORT ?? 8099);

/** Where journeys start platforms of their own: far enough apart for the services of each, which listen beyond it. */
export const ownPlatforms = {
  killedProcesses: firstPort + 100,
  sixthArea: firstPort + 200,
  pairedCanary: firstPort + 241,
  manyMachines: firstPort + 296,
};

/** Where a journey starts a platform for a moment. */
export const sparePort = firstPort - 1;
