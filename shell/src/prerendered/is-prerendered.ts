/** Whether the page is still the prerendered one: the app removes these styles once it has rendered. */
export const isPrerendered = (): boolean => document.getElementById('drawn') !== null;
