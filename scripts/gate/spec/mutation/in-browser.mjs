import { readTitles } from '../titles.mjs'
import { journeysOf, play } from './journeys.mjs'
import { areAllNoticed } from './rows.mjs'
import { batches, isOwn } from './sharing.mjs'
import { apply, NOT_THERE } from './tree-copy.mjs'

const NO_TEST = 'no test of it names the row'

/**
 * Tries mutations that only journeys notice. Many of them share a build, because a build takes
 * longer than most journeys. If a journey may have failed because of another mutation in its build,
 * its own mutation is tried again, together with mutations that cannot affect it.
 */
export function mutateInBrowser(tree, mutations, { isGreen }) {
  const { titlesOf, reasonOf } = isGreen ? asWritten() : asPlayed(tree, mutations)
  const outcomes = []
  const playable = mutations.filter((mutation) => {
    const why = reasonOf(mutation)
    if (why) note(mutation, { outcome: 'void', why })
    return !why
  })
  const unsure = []
  for (const batch of batches(playable, titlesOf, { strict: false })) {
    for (const { mutation, outcome, why } of tryOut(tree, batch)) {
      if (outcome === 'caught' || outcome === 'survived') note(mutation, { outcome })
      else unsure.push({ mutation, why })
    }
  }
  const again = unsure.map(({ mutation }) => mutation)
  for (const batch of batches(again, titlesOf, { strict: true })) {
    for (const { mutation, outcome, why } of tryOut(tree, batch)) {
      note(mutation, { outcome, ...(why && { why }) })
    }
  }
  return outcomes

  function note(mutation, outcome) {
    outcomes.push({ mutation, ...outcome })
    console.log(`${outcome.outcome.padEnd(9)} ${mutation.row.padEnd(12)} ${mutation.file}`)
  }
}

/** Finds the journeys of mutations from the test files alone, assuming that all of them pass. */
function asWritten() {
  const written = readTitles().map(({ file, title }) => ({ file, titles: [title] }))
  return {
    titlesOf: (mutation) => journeysOf(mutation, written).map(nameOf),
    reasonOf: (mutation) =>
      areAllNoticed(mutation, titled(journeysOf(mutation, written))) ? null : NO_TEST,
  }
}

/**
 * Finds the journeys of mutations by running them on the unchanged product, because a journey that
 * fails there proves nothing.
 */
function asPlayed(tree, mutations) {
  const unbroken = play(tree, mutations, { retries: 1 })
  if (unbroken === null) throw new Error('The tree does not build as it is.')
  return {
    titlesOf: (mutation) => journeysOf(mutation, unbroken).map(nameOf),
    reasonOf(mutation) {
      const before = journeysOf(mutation, unbroken)
      if (!areAllNoticed(mutation, titled(before))) return NO_TEST
      return before.every(({ outcome }) => outcome === 'passed')
        ? null
        : 'it fails without a mutation'
    },
  }
}

function nameOf({ file, titles }) {
  return `${file} ${titles.join(' ')}`
}

function titled(journeys) {
  return journeys.map(({ titles }) => titles)
}

/**
 * Tries the mutations of one build. Each outcome is "caught", "survived", "unsure", or "void" if
 * the mutation could not be tried.
 */
function tryOut(tree, batch) {
  const applied = batch.map((mutation) => ({ mutation, undo: apply(tree, mutation) }))
  const played = play(tree, batch)
  for (const { undo } of applied.toReversed()) undo?.()
  return applied.map(({ mutation, undo }) => {
    if (!undo) return { mutation, outcome: 'void', why: NOT_THERE }
    if (played === null) return { mutation, outcome: 'void', why: 'the build fails' }
    const failed = journeysOf(mutation, played).filter(({ outcome }) => outcome === 'failed')
    if (!areAllNoticed(mutation, titled(failed))) return { mutation, outcome: 'survived' }
    const errors = failed.flatMap((each) => each.errors)
    return { mutation, outcome: isOwn(mutation, batch, errors) ? 'caught' : 'unsure' }
  })
}
