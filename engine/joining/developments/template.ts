import type { Report } from './development.ts'

/** Titles with less in common are not a template: "Prices rise in Orlan" and "Prices fall". */
const LEAST_SHARED = 2

/**
 * Says if two titles differ only in names that the other report never mentions: "Halvard opens office in Orlan" and
 * "Renn opens office in Tolland". Releases, results and notices are written so, and each is news of its own. Titles
 * that share a name are about the same, with any label in front.
 */
export function areOfOneTemplate(one: Report, other: Report): boolean {
  const own = ownInTitle(one, other)
  const shared = placesInTitle(one).filter((place) => !own.includes(place))
  return (
    shared.length >= LEAST_SHARED &&
    !shared.some((place) => one.told.isName[place]) &&
    isOtherwiseFilled(one, own, other) &&
    isOtherwiseFilled(other, ownInTitle(other, one), one)
  )
}

/**
 * Says if the words of this title alone are names that the other report never mentions, and numbers. The first word
 * always has a capital, so another one must be a name.
 */
function isOtherwiseFilled({ told }: Report, own: readonly number[], other: Report): boolean {
  const { terms, isName, isNumber } = told
  return (
    own.some((place) => isName[place]) &&
    own.every((place) => {
      if (isNumber[place]) return true
      return (isName[place] || place === 0) && !other.known.includes(terms[place]!)
    })
  )
}

/** Places of the terms that only this title has. */
function ownInTitle({ told }: Pick<Report, 'told'>, other: Report): number[] {
  const theirs = other.told.terms.subarray(0, other.told.inTitle)
  return placesInTitle({ told }).filter((place) => !theirs.includes(told.terms[place]!))
}

function placesInTitle({ told }: Pick<Report, 'told'>): number[] {
  return [...told.terms.subarray(0, told.inTitle).keys()]
}
