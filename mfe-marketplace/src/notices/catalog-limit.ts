import { maxCatalogLength } from '@plaza/contracts/marketplace/choices';

const most = maxCatalogLength.toLocaleString('en-US');

/** Whether a list of services or categories of this length may lack others; undefined while it is unknown. */
export const isCatalogCut = (count: number | undefined): boolean => count !== undefined && count >= maxCatalogLength;

/** State what a list that is cut contains. */
export const firstServices = `Only the first ${most} services are listed, by title.`;
export const firstCategories = `Only the first ${most} categories are listed, by name.`;
