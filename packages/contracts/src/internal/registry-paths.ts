/** The internal API of the registry for the gateway and identity, on the private network only. */
export const registryInternal = {
  currentPath: '/internal/current',
  releasePath: '/internal/releases/:name/:version',
  filePath: '/internal/files/:hash',
  outcomesPath: '/internal/outcomes',
  admissionsPath: '/internal/admissions',
  areasPath: '/internal/areas',
  providesPath: '/internal/provides',
} as const;
