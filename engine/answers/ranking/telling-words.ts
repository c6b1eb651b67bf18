import type { Term } from '../read-question.ts'
import { set } from './has-word.ts'

/** Words of questions that an answer need not repeat. */
const LIGHT = set(
  `people person persons call called work works worked working try tried trying supposed again find found place wrong keep kept old third big great
  have had need used use run runs going way part decide decided total whole currently started begin man woman boy girl guy
  menschen leute person bekommen alten neue viel läuft gehen macht personnes gens grand nouveau faire gente personas hacer persone fare`,
)

/**
 * Nouns that an answer need not repeat, because the name alone shows the kind: "Which country".
 * Other nouns, such as a grade, must be in the answer.
 */
const NAMED_KINDS = set(
  `country countries city cities town village state states place region province county team club player person man woman company
  firm group party politician actor actress singer band artist president minister senator judge court agency outlet newspaper
  magazine network channel station airline airport ship vessel carrier tanker plane bank
  day date month year time animal food drug sport language brand product app website thing things word words three two
  land stadt ort firma unternehmen pays ville entreprise país ciudad empresa paese città azienda cidade bedrijf miasto kraj`,
)

/** Says if a word of a question is distinctive, as "salary" is. */
export function isTelling({ isName, isType, number, word }: Term): boolean {
  const lower = word.toLowerCase()
  const mayStay = isType && NAMED_KINDS.has(lower)
  return !isName && !mayStay && number === null && !LIGHT.has(lower)
}
