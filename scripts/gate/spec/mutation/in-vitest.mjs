import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { idsIn } from '../proofs.mjs'
import { areAllNoticed, rowsOf } from './rows.mjs'
import { apply, NOT_THERE } from './tree-copy.mjs'

const program = fileURLToPath(new URL('vitest-process.mjs', import.meta.url))

const LONGEST_MS = 200_000

/**
 * Tries mutations with tests that need no browser. One process runs all of them, because starting
 * Vitest takes longer than most tests.
 */
export async function mutateInVitest(tree, mutations) {
  const inOrder = mutations.toSorted((a, b) => a.test.localeCompare(b.test))
  const needsDatabase = inOrder.some(({ test }) =>
    readFileSync(join(tree, test), 'utf8').includes('test-tools'),
  )
  const options = needsDatabase ? ['database'] : []
  let tests = fork(program, options, { cwd: tree })
  const run = (question) =>
    new Promise((resolve) => {
      // The time is limited, because a mutation may cause an endless loop.
      const giveUp = setTimeout(() => {
        tests.removeAllListeners('message')
        tests.kill('SIGKILL')
        tests = fork(program, options, { cwd: tree })
        resolve({ tests: [], error: `no answer within ${LONGEST_MS / 1000} seconds` })
      }, LONGEST_MS)
      tests.once('message', (answer) => {
        clearTimeout(giveUp)
        resolve(answer)
      })
      tests.send(question)
    })
  const outcomes = []
  const unbroken = new Map()
  for (const mutation of inOrder) {
    const { row, file, test } = mutation
    if (!unbroken.has(test)) unbroken.set(test, await run({ test }))
    outcomes.push({ mutation, ...(await outcomeOf(unbroken.get(test))) })
    const { outcome } = outcomes.at(-1)
    console.log(`${outcome.padEnd(9)} ${row.padEnd(12)} ${file}`)

    async function outcomeOf(before) {
      if (before.error) return { outcome: 'void', why: before.error }
      const named = before.tests.filter(({ name }) =>
        idsIn(name).some((id) => rowsOf(mutation).includes(id)),
      )
      if (!areAllNoticed(mutation, titled(named)))
        return { outcome: 'void', why: 'no test of it names the row' }
      if (named.some(({ state }) => state !== 'passed')) {
        return { outcome: 'void', why: 'it fails without a mutation' }
      }
      const undo = apply(tree, mutation)
      if (!undo) return { outcome: 'void', why: NOT_THERE }
      const changed = [mutation, ...(mutation.also ?? [])].map((each) => each.file)
      const after = await run({ row: rowsOf(mutation).join('|'), test, changed })
      undo()
      await run({ changed })
      if (after.error) return { outcome: 'void', why: after.error }
      const failed = after.tests.filter(({ state }) => state === 'failed')
      return { outcome: areAllNoticed(mutation, titled(failed)) ? 'caught' : 'survived' }
    }
  }
  const ended = new Promise((resolve) => tests.once('exit', resolve))
  tests.disconnect()
  await ended
  return outcomes
}

function titled(tests) {
  return tests.map(({ name }) => [name])
}
