/**
 * The method and path of every call of the marketplace service, by name. Contains no schemas, so browsers can load it.
 */

export const bookings = 'GET /api/v1/bookings';
export const bookingCounts = 'GET /api/v1/bookings/counts';
export const booking = 'GET /api/v1/bookings/:id';
export const addBooking = 'POST /api/v1/bookings';
export const changeStatus = 'PATCH /api/v1/bookings/:id/status';
export const assignBooking = 'PATCH /api/v1/bookings/:id/assign';
export const categories = 'GET /api/v1/services/categories';
export const addCategory = 'POST /api/v1/services/categories';
export const changeCategory = 'PATCH /api/v1/services/categories/:id';
export const services = 'GET /api/v1/services';
export const addService = 'POST /api/v1/services';
export const changeService = 'PATCH /api/v1/services/:id';
export const removeService = 'DELETE /api/v1/services/:id';
export const contractors = 'GET /api/v1/contractors';
export const contractor = 'GET /api/v1/contractors/:id';
export const contractorProfile = 'GET /api/v1/contractors/:id/profile';
export const changeContractorProfile = 'PATCH /api/v1/contractors/:id/profile';
export const verifyContractor = 'PUT /api/v1/contractors/:id/verification';
export const employees = 'GET /api/v1/contractors/:id/employees';
export const conversations = 'GET /api/v1/conversations';
export const openConversation = 'POST /api/v1/conversations';
export const conversation = 'GET /api/v1/conversations/:id';
export const messages = 'GET /api/v1/conversations/:id/messages';
export const sendMessage = 'POST /api/v1/conversations/:id/messages';
export const readConversation = 'POST /api/v1/conversations/:id/read';
export const dispatch = 'GET /api/v1/bookings/dispatch';
export const locations = 'GET /api/v1/map/locations';
export const addLocation = 'POST /api/v1/map/locations';
export const changeLocation = 'PATCH /api/v1/map/locations/:id';
export const removeLocation = 'DELETE /api/v1/map/locations/:id';
export const addReview = 'POST /api/v1/bookings/:id/review';
export const replyToReview = 'PUT /api/v1/bookings/:id/review/reply';
export const reviews = 'GET /api/v1/contractors/:id/reviews';
export const slots = 'GET /api/v1/contractors/:id/slots';
export const tickets = 'GET /api/v1/tickets';
export const ticket = 'GET /api/v1/tickets/:id';
export const addTicket = 'POST /api/v1/tickets';
export const changeTicket = 'PATCH /api/v1/tickets/:id';
export const addToTicket = 'POST /api/v1/tickets/:id/thread';
