import { balls } from './minds/balls.ts'
import { body } from './minds/body.ts'
import { contests } from './minds/contests.ts'
import { culture } from './minds/culture.ts'
import { devices } from './minds/devices.ts'
import { halls } from './minds/halls.ts'
import { machines } from './minds/machines.ts'
import { medicine } from './minds/medicine.ts'
import { networks } from './minds/networks.ts'
import { planets } from './minds/planets.ts'
import { playgrounds } from './minds/playgrounds.ts'
import { space } from './minds/space.ts'
import { stage } from './minds/stage.ts'
import type { Motifs } from './motif.ts'

export const minds: Motifs = {
  ...balls,
  ...body,
  ...contests,
  ...culture,
  ...devices,
  ...halls,
  ...machines,
  ...medicine,
  ...networks,
  ...planets,
  ...playgrounds,
  ...space,
  ...stage,
}
