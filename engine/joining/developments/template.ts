import type { Report } from './development.ts'

/**
 * The fewest words that titles of one template share. "Prices rise in Orlan" and "Prices fall"
 * share only one.
 */
const LEAST_SHARED = 2

/**
 * Says if two titles differ only in names that the other report never mentions: "Halvard opens
 * office in Orlan" and "Renn opens office in Tolland". Releases, results and notices have such
 * titles, and each is news of its own. Titles that share a name are not of this kind.
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
 * Says if each word that only this title has is a number, or a name that the other report never
 * mentions. At least one must be a clear name, which the first word of a title is not, because it
 * always has a capital.
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
