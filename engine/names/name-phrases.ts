import { nameKey, waysToWrite } from './aliases.ts'
import type { Entity } from './entities.ts'

/** Says if a keyphrase repeats a listed name, or a part of it: "Renn", "President Ilva Renn". */
export function isNameInDisguise(phrase: string, names: readonly Entity[]): boolean {
  const said = wordsOf(phrase)
  return names.some(({ name }) =>
    waysToWrite(name).some((way) => {
      const named = wordsOf(way)
      const shared = said.filter((word) => named.includes(word)).length
      return shared === said.length || (shared === named.length && said.length - shared <= 1)
    }),
  )
}

function wordsOf(text: string): string[] {
  return nameKey(text)
    .split(/[^\p{L}\p{N}'-]+/u)
    .filter((word) => word !== '')
}
