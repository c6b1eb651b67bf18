import { test as base } from './test.ts'

/** Journeys of the demo, for whose pictures and figures somebody has to answer. They share nothing. */
export const test = base.extend({ opensDemo: true })

export { expect, open, reload, whenKeysWork } from './test.ts'
