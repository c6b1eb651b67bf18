/** Families of areas whose pages show each other's content; a family counts as one area. */
const FAMILIES = [
  [
    ...['articles', 'feed', 'hubs', 'models', 'newsroom', 'profiles', 'rules', 'settings'],
    ...['sources', 'topics'],
  ],
  ['assistant', 'notes', 'notifications', 'saved', 'portal/web/panel'],
]
/** Journeys that open every page. */
const EVERYWHERE = /\/(every-page|press-everything|content-policy|layout|portal)[a-z-]*\.spec/

const MOST_IN_A_BUILD = 40
const SHORTEST_WORD = 3

/**
 * Packs mutations into builds. By default, the mutations of a build only need different journeys;
 * `isOwn` tells which failures surely belong to a mutation. With `strict`, no mutation of a build
 * can affect the journey of another.
 */
export function batches(mutations, titlesOf, { strict }) {
  const all = []
  for (const mutation of mutations) {
    const fits = (batch) =>
      batch.length < MOST_IN_A_BUILD &&
      batch.every((each) =>
        strict
          ? !mayReach(each, mutation) && !mayReach(mutation, each)
          : isEverywhere(each) === isEverywhere(mutation) && differ(each, mutation),
      )
    const batch = all.find(fits)
    if (batch) batch.push(mutation)
    else all.push([mutation])
  }
  return all

  function differ(one, other) {
    const titles = new Set(titlesOf(one))
    return !titlesOf(other).some((title) => titles.has(title))
  }
}

/**
 * Says if a mutation's journey surely failed because of it, and not because of another mutation in
 * its build.
 */
export function isOwn(mutation, batch, errors) {
  const others = batch.filter((each) => each !== mutation && mayReach(each, mutation))
  if (others.length === 0) return true
  const theirs = new Set(others.flatMap(wordsOf))
  const own = wordsOf(mutation).filter((word) => !theirs.has(word))
  return own.some((word) => errors.some((error) => error.includes(word)))
}

/** Says if a page that the second mutation's journey visits may show the first mutation's fault. */
function mayReach(breaking, { file, test }) {
  return (
    breaking.test === test ||
    isEverywhere(breaking) ||
    familyOf(breaking.file) === familyOf(file) ||
    EVERYWHERE.test(test)
  )
}

/** Says if a mutation affects many screens. */
function isEverywhere({ file }) {
  return familyOf(file) === 'areas/portal' || !/^(areas|platform)\//.test(file)
}

function familyOf(file) {
  const family = FAMILIES.find((areas) =>
    areas.some((area) =>
      [`areas/${area}/`, `platform/${area}/`].some((folder) => file.startsWith(folder)),
    ),
  )
  return family ? family[0] : file.split('/').slice(0, 2).join('/')
}

/** The words that a mutation removes or adds; an error that contains one of them is its own. */
function wordsOf({ from, to }) {
  const [before, after] = [from, to].map((text) => new Set(text.match(/[\p{L}\d][\p{L}\d.-]*/gu)))
  return [...before.symmetricDifference(after)].filter((word) => word.length >= SHORTEST_WORD)
}
