const IDS = /\[((?:[A-Z]+-\d{3}[, ]*)+)\]/g

/** The ids that a title carries: '[FEED-013] ...', several as '[FEED-013, FEED-014] ...'. */
export function idsIn(title) {
  return [...title.matchAll(IDS)].flatMap(([, ids]) => ids.split(/[, ]+/).filter(Boolean))
}

const isJourney = (file) => file.endsWith('.spec.ts')

/**
 * Tells for each row if a test names it, and if one in a browser does. A test that needs what may be absent is no
 * proof.
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
 * Finds the proofs of each row among finished tests: one that passed proves the row, and one that failed refutes it. A
 * skipped test says nothing, and neither does a title whose test depends on optional things.
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
