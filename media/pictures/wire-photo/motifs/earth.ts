import { animals } from './earth/animals.ts'
import { disasters } from './earth/disasters.ts'
import { food } from './earth/food.ts'
import { harvest } from './earth/harvest.ts'
import { industry } from './earth/industry.ts'
import { landscapes } from './earth/landscapes.ts'
import { nature } from './earth/nature.ts'
import { power } from './earth/power.ts'
import { weather } from './earth/weather.ts'
import { wings } from './earth/wings.ts'
import type { Motifs } from './motif.ts'

export const earth: Motifs = {
  ...animals,
  ...disasters,
  ...food,
  ...harvest,
  ...industry,
  ...landscapes,
  ...nature,
  ...power,
  ...weather,
  ...wings,
}
