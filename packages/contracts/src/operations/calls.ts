import { drillCalls } from './drills';
import { nowCalls } from './now';

/** Every call for those who operate the platform; the gateway itself answers them. */
export const operationsCalls = { ...nowCalls, ...drillCalls } as const;
