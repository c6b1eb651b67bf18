import { choicesReading } from './site-rules/choices-reading.ts'

export const readings = [choicesReading]
