import { sayCodes } from './codes.ts'
import { sayDistances } from './distances.ts'
import { sayPairs } from './pairs.ts'
import { sayPrograms } from './programs.ts'
import { sayShortWords } from './short-words.ts'
import { saySums } from './sums.ts'
import { sayZones } from './zones.ts'

/**
 * Reads forms that only English has, or that it reads differently. Call it before numbers are read.
 */
export function sayEnglishForms(text: string): string {
  return [sayPrograms, sayZones, sayCodes, sayDistances, saySums, sayPairs, sayShortWords].reduce(
    (said, say) => say(said),
    text,
  )
}
