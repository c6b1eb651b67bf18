import { sayCodes } from './codes.ts'
import { sayDistances } from './distances.ts'
import { sayPairs } from './pairs.ts'
import { sayPrograms } from './programs.ts'
import { sayShortWords } from './short-words.ts'
import { saySums } from './sums.ts'
import { sayZones } from './zones.ts'

/** Says forms that only English writes so, or says otherwise than it writes them, before numbers are looked at. */
export function sayEnglishForms(text: string): string {
  return [sayPrograms, sayZones, sayCodes, sayDistances, saySums, sayPairs, sayShortWords].reduce(
    (said, say) => say(said),
    text,
  )
}
