/** The first of some six hundred ports of the journeys. With different ones, two checkouts can run at once. */
export const firstPort = Number(process.env.PLAZA_JOURNEYS_PORT ?? 8099);

/** Journeys with their own platforms: ports far enough apart for the services of each, which listen above its port. */
export const ownPlatforms = {
  killedProcesses: firstPort + 100,
  sixthArea: firstPort + 200,
  pairedCanary: firstPort + 241,
  manyMachines: firstPort + 296,
};

/** For platforms that a journey starts only briefly; their services listen above it too. */
export const sparePort = firstPort + 470;
