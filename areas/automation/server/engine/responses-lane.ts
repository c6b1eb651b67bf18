/** Woken when a "respond" step has said its response: the sender of a webhook may wait for it. */
export const RESPONSES_LANE = 'automation-responses'
