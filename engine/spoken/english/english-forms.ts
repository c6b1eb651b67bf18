import { sayCodes } from './codes.ts'
import { sayDistances } from './distances.ts'
import { sayPairs } from './pairs.ts'
import { sayPrograms } from './programs.ts'
import { sayShortWords } from './short-words.ts'
import { saySums } from './sums.ts'
import { sayZones } from './zones.ts'

/** What only English writes so, or says otherwise than it is written, before numbers are looked at. */
export function sayEnglishForms(text: string): string {
  return [sayPrograms, sayZones, sayCodes, sayDistances, saySums, sayPairs, sayShortWords].reduce(
    (said, say) => say(said),
    text,
  )
}
