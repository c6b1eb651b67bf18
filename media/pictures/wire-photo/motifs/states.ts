import { buildings } from './states/buildings.ts'
import { campaigns } from './states/campaigns.ts'
import { chambers } from './states/chambers.ts'
import { conflict } from './states/conflict.ts'
import { institutions } from './states/institutions.ts'
import { law } from './states/law.ts'
import { people } from './states/people.ts'
import { state } from './states/state.ts'
import type { Motifs } from './motif.ts'

export const states: Motifs = {
  ...buildings,
  ...campaigns,
  ...chambers,
  ...conflict,
  ...institutions,
  ...law,
  ...people,
  ...state,
}
