import { defineContract } from '#core/contract.ts'

/** Audio, video and text made from articles. */
export const generation = defineContract('generation', {})
