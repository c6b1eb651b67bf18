// Runs tests of the tree in which it is started: those of a given file that name a row.
import { join } from 'node:path'
import { createVitest } from 'vitest/node'

const isDatabaseNeeded = process.argv.includes('database')

const vitest = await createVitest('test', {
  config: false,
  watch: true,
  include: ['{core,engine,media,feeds,platform,areas,server,web,scripts}/**/*.test.{ts,tsx}'],
  setupFiles: ['./core/test-limits.ts'],
  globalSetup: isDatabaseNeeded ? ['./server/database/test-database.ts'] : [],
  reporters: [{}],
  maxWorkers: 1,
  // Each run is isolated, because the effects of a mutation must not last.
  isolate: true,
  pool: 'threads',
  typecheck: { enabled: false },
})
const [project] = vitest.projects
await vitest.standalone?.()

process.on('message', async ({ row, test, changed = [] }) => {
  for (const file of changed) vitest.invalidateFile(join(process.cwd(), file))
  // After a file is restored, the message names no test; the file is read again with the next run.
  try {
    process.send(test ? await runTests(row, test) : {})
  } catch (error) {
    process.send({ tests: [], error: String(error) })
  }
})
process.on('disconnect', () => void vitest.close().finally(() => process.exit()))

async function runTests(row, test) {
  // The pattern selects the tests that name the row; without a row, all tests of the file.
  vitest.setGlobalTestNamePattern(new RegExp(row ?? '')) // safe expression: the id of a row
  const file = project.createSpecification(join(process.cwd(), test))
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([file])
  // Tests of files from earlier runs are left out.
  const here = testModules.filter(({ moduleId }) => moduleId === file.moduleId)
  const tests = here
    .flatMap((each) => [...each.children.allTests()])
    .map((each) => ({ name: each.fullName, state: each.result().state }))
  const [error] = [...here.flatMap((each) => each.errors()), ...unhandledErrors]
  return { tests, error: error?.message }
}
