/**
 * The lane that is woken when a "respond" step has stored its response, for which the sender of a
 * webhook may wait.
 */
export const RESPONSES_LANE = 'automation-responses'
