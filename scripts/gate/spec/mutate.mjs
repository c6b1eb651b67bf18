import { rmSync } from 'node:fs'
import { mutateInBrowser } from './mutation/in-browser.mjs'
import { mutateInVitest } from './mutation/in-vitest.mjs'
import { rowsOf } from './mutation/rows.mjs'
import { copyTree } from './mutation/tree-copy.mjs'
import { mutations } from './mutations/all.mjs'

/**
 * Breaks the product in one small way after another, in a copy of the tree, and runs the tests of
 * the requirement concerned: one of them must fail, or the proof is weak. `wanted` names areas or
 * rows; without names, all are tried. By default these are the mutations that tests without a
 * browser can notice; "browser" selects the others, many of which share a build. "green" says that
 * all journeys are known to pass, which saves running them first.
 */
export async function mutate(wanted) {
  const names = wanted.filter((word) => !['browser', 'green'].includes(word))
  const isWanted = ({ row }) =>
    names.length === 0 ||
    names.some((name) => rowsOf({ row }).some((id) => id === name || id.startsWith(`${name}-`)))
  const chosen = mutations.filter(isWanted)
  const inBrowser = chosen.filter(({ test }) => test.endsWith('.spec.ts'))
  const others = chosen.filter((each) => !inBrowser.includes(each))
  const tree = copyTree()
  try {
    const outcomes = wanted.includes('browser')
      ? mutateInBrowser(tree, inBrowser, { isGreen: wanted.includes('green') })
      : await mutateInVitest(tree, others)
    return sum(outcomes)
  } finally {
    rmSync(tree, { recursive: true, force: true })
  }
}

function sum(outcomes) {
  const of = (outcome) => outcomes.filter((each) => each.outcome === outcome)
  for (const { mutation, outcome, why } of outcomes.filter((each) => each.outcome !== 'caught')) {
    const { row, file, from, to, test } = mutation
    console.log(
      `\n${outcome}: ${row} by ${test}${why ? ` (${why})` : ''}\n  ${file}\n  - ${from}\n  + ${to}`,
    )
  }
  const areas = new Set(outcomes.map(({ mutation }) => areaOf(mutation)))
  console.log()
  for (const area of areas) {
    const here = outcomes.filter(({ mutation }) => areaOf(mutation) === area)
    const caught = here.filter(({ outcome }) => outcome === 'caught').length
    console.log(`${area.padEnd(10)} ${caught} of ${here.length} caught`)
  }
  console.log(
    `\n${of('caught').length} caught, ${of('survived').length} survived, ${of('void').length} could not be tried`,
  )
  return outcomes.length === of('caught').length
}

function areaOf({ row }) {
  return row.split('-')[0]
}
