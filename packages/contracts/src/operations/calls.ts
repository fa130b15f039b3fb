import { drillCalls } from './drills';

/** Every call for those who operate the platform; the gateway itself answers them. */
export const operationsCalls = { ...drillCalls } as const;
