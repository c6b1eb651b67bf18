import { animals } from './motifs/animals.ts'
import { conflict } from './motifs/conflict.ts'
import { culture } from './motifs/culture.ts'
import { devices } from './motifs/devices.ts'
import { energy } from './motifs/energy.ts'
import { food } from './motifs/food.ts'
import { health } from './motifs/health.ts'
import { machines } from './motifs/machines.ts'
import { money } from './motifs/money.ts'
import type { Motifs } from './motifs/motif.ts'
import { nature } from './motifs/nature.ts'
import { patterns } from './motifs/patterns.ts'
import { people } from './motifs/people.ts'
import { places } from './motifs/places.ts'
import { space } from './motifs/space.ts'
import { sport } from './motifs/sport.ts'
import { stage } from './motifs/stage.ts'
import { state } from './motifs/state.ts'
import { traffic } from './motifs/traffic.ts'
import { voyages } from './motifs/voyages.ts'
import { weather } from './motifs/weather.ts'

/** Everything that can be drawn, by its name. */
export const motifs: Motifs = {
  ...animals,
  ...conflict,
  ...culture,
  ...devices,
  ...energy,
  ...food,
  ...health,
  ...machines,
  ...money,
  ...nature,
  ...patterns,
  ...people,
  ...places,
  ...space,
  ...sport,
  ...stage,
  ...state,
  ...traffic,
  ...voyages,
  ...weather,
}
