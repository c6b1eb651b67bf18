const IDS = /\[((?:[A-Z]+-\d{3}[, ]*)+)\]/g

/** The ids of rows in a title: '[FEED-013] ...', or several as '[FEED-013, FEED-014] ...'. */
export function idsIn(title) {
  return [...title.matchAll(IDS)].flatMap(([, ids]) => ids.split(/[, ]+/).filter(Boolean))
}

const isJourney = (file) => file.endsWith('.spec.ts')

/**
 * Finds for each row the tests that name it, and whether one of them is a journey. A test that only
 * runs under a condition proves nothing.
 */
export function proofsByTitle(titles) {
  const proofs = new Map()
  for (const { file, title, isConditional } of titles) {
    if (isConditional) continue
    for (const id of idsIn(title)) note(proofs, id, file)
  }
  return proofs
}

/**
 * Finds the proofs of each row among the results of tests: a passed test proves the row, and a
 * failed one refutes it. Skipped tests and tests that only run under a condition prove nothing.
 */
export function proofsByRun(tests, titles) {
  const conditional = new Set(
    titles.filter((each) => each.isConditional).map(({ file, title }) => `${file}\n${title}`),
  )
  const proofs = new Map()
  const refuted = new Set()
  for (const { file, titles: path, outcome } of tests) {
    for (const id of path.flatMap(idsIn)) {
      if (outcome === 'failed') refuted.add(id)
      const depends = path.some((title) => conditional.has(`${file}\n${title}`))
      if (outcome === 'passed' && !depends) note(proofs, id, file)
    }
  }
  for (const id of refuted) proofs.delete(id)
  return proofs
}

function note(proofs, id, file) {
  const { inBrowser = false } = proofs.get(id) ?? {}
  proofs.set(id, { inBrowser: inBrowser || isJourney(file) })
}
