import { earth } from './motifs/earth.ts'
import { minds } from './motifs/minds.ts'
import type { Motifs } from './motifs/motif.ts'
import { patterns } from './motifs/patterns.ts'
import { states } from './motifs/states.ts'
import { trade } from './motifs/trade.ts'

/** All motifs by name. */
export const motifs: Motifs = { ...earth, ...minds, ...patterns, ...states, ...trade }
