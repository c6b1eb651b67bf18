import { sayCodes } from './codes.ts'
import { sayDistances } from './distances.ts'
import { sayPairs } from './pairs.ts'
import { sayPrograms } from './programs.ts'
import { sayShortWords } from './short-words.ts'
import { saySums } from './sums.ts'
import { sayZones } from './zones.ts'

/**
 * Writes in words what only English has, or says differently. It must be called before numbers are
 * written in words.
 */
export function sayEnglishForms(text: string): string {
  return [sayPrograms, sayZones, sayCodes, sayDistances, saySums, sayPairs, sayShortWords].reduce(
    (said, say) => say(said),
    text,
  )
}
