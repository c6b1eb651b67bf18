import { test as base } from './test.ts'

/** Journeys of the demo, which have to answer its requests for pictures and figures. They share nothing. */
export const test = base.extend({ opensDemo: true })

export { expect, open, reload, whenKeysWork } from './test.ts'
