/** A sentence or two that were missed are further back than what one wants to pass over is long. */
export const BACK_SECONDS = 15
export const FORWARD_SECONDS = 30
