/** Whether the page is the one that the build drew: the program takes these styles away once it has drawn its own. */
export const isPrerendered = (): boolean => document.getElementById('drawn') !== null;
