import { test as base } from './test.ts'

/**
 * Journeys of the demo, whose requests for pictures and figures are answered here. They share no
 * state.
 */
export const test = base.extend({ opensDemo: true })

export { expect, open, reload, whenKeysWork } from './test.ts'
