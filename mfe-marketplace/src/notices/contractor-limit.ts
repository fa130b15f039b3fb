import { maxContractors } from '@plaza/contracts/marketplace/choices';

/** Whether a list of contractors of this length may lack others; undefined while it is unknown. */
export const isCut = (count: number | undefined): boolean => count !== undefined && count >= maxContractors;

/** States which contractors a list that is cut contains. */
export const bestRated = `These are the ${maxContractors} best rated.`;
