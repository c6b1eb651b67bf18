import { atSea } from './stories/at-sea.ts'
import { civic } from './stories/civic.ts'
import { french } from './stories/french.ts'
import { german } from './stories/german.ts'
import { hazards } from './stories/hazards.ts'
import { medicine } from './stories/medicine.ts'
import { money } from './stories/money.ts'
import { notebook } from './stories/notebook.ts'
import { research } from './stories/research.ts'
import { software } from './stories/software.ts'
import { spaceflight } from './stories/spaceflight.ts'
import type { NewswireStory } from './story.ts'

/** All stories of the newswire, including those that are published later. */
export const newswireStories: readonly NewswireStory[] = [
  ...atSea,
  ...civic,
  ...french,
  ...german,
  ...hazards,
  ...medicine,
  ...money,
  ...notebook,
  ...research,
  ...software,
  ...spaceflight,
]
