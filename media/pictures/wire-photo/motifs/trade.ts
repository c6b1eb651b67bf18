import { money } from './trade/money.ts'
import { traffic } from './trade/traffic.ts'
import { voyages } from './trade/voyages.ts'
import { wares } from './trade/wares.ts'
import type { Motifs } from './motif.ts'

export const trade: Motifs = {
  ...money,
  ...traffic,
  ...voyages,
  ...wares,
}
