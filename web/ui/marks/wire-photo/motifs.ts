import { ai, automotive, cybersecurity, technology } from './motifs-machines.ts'
import { business, healthcare, markets, policy } from './motifs-people.ts'
import { breaking, environment, science, space } from './motifs-nature.ts'
import { globe, network, ribbons, terraces } from './motifs-any.ts'

/** How dark it is at a point, x from 0 to the width and y from 0 to 1: up to 1 in ink, down to -1 in the hue. */
export type Scene = (x: number, y: number) => number

/** Lays out a scene of the given width (its height is 1), different for each series of random numbers. */
export type Motif = (random: () => number, width: number) => Scene

/** What may be drawn for a category, by its key; "any" suits all of them. */
export const motifs: Record<string, readonly Motif[]> = {
  breaking: [breaking],
  ai: [ai],
  policy: [policy],
  markets: [markets],
  science: [science],
  technology: [technology],
  environment: [environment],
  space: [space],
  healthcare: [healthcare],
  cybersecurity: [cybersecurity],
  automotive: [automotive],
  business: [business],
  any: [globe, network, ribbons, terraces],
}
