import * as z from 'zod/mini'
import { defineContract, read } from '#core/contract.ts'
import { DirectoryLanguage } from './finding.ts'

/** The tabs in which sources are found, in their order. */
export const findingPlaces = [
  'websites',
  'address',
  'pages',
  'packs',
  'reddit',
  'newsletters',
  'google-news',
] as const
export const FindingPlace = z.enum(findingPlaces)
export type FindingPlace = z.infer<typeof FindingPlace>

/** The tabs and options for finding sources. */
export const finder = defineContract('sources/finder', {
  getFinder: read(
    z.object({}),
    z.object({
      places: z.array(FindingPlace),
      /** Languages to which a search can be limited. */
      languages: z.array(DirectoryLanguage),
      /** False if searches return nothing, as in the demo, where the form only takes text. */
      answers: z.boolean(),
    }),
  ),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'sources/finder': typeof finder
  }
}
