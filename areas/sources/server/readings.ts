import { listingChoicesReading } from './listings/choices-reading.ts'
import { choicesReading } from './site-rules/choices-reading.ts'

export const readings = [choicesReading, listingChoicesReading]
