/** Seeded users as whom the journeys sign in. */
export const password = 'plaza-demo-2026';
export const customer = 'maya@plaza.example';
export const newCustomer = 'jonas@plaza.example';
export const municipal = 'city@plaza.example';
export const contractor = 'amir@plaza.example';
export const employee = 'tom@plaza.example';
export const lowAdmin = 'noor@plaza.example';
export const highAdmin = 'grace@plaza.example';
