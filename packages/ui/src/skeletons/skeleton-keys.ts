/** React keys for this number of placeholders. */
export const skeletonKeys = (count: number): string[] => Array.from({ length: count }, (_, index) => `${index + 1}`);
