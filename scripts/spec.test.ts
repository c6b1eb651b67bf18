import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'synthwire-spec-'))
  for (const name of ['areas', 'core', 'e2e', 'scripts', 'server', 'web', 'docs/spec']) {
    mkdirSync(join(folder, name), { recursive: true })
  }
  const rows = [
    'id\tarea\trequirement',
    'FEED-001\tFEED\tOne',
    'FEED-002\tFEED\tTwo',
    'DATA-001\tDATA\tThree',
  ]
  writeFileSync(join(folder, 'docs/spec/requirements.tsv'), `${rows.join('\n')}\n`)
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function countRows() {
  return spawnSync(process.execPath, [resolve('scripts/spec.mjs')], {
    cwd: folder,
    encoding: 'utf8',
  })
}

test('a row is proven by the title of a test, of a table of tests or of a group', () => {
  writeFileSync(
    join(folder, 'areas/feed.test.ts'),
    "test.each([1])('[FEED-001] %i holds', () => {})",
  )
  writeFileSync(join(folder, 'e2e/feed.spec.ts'), "test.describe('[DATA-001] the data', () => {})")
  const { stdout, status } = countRows()
  expect(stdout).toMatch(/FEED\s+1 \/\s+2/)
  expect(stdout).toMatch(/total\s+2 \/\s+3/)
  expect(status).toBe(0)
})

test('one title may prove several rows', () => {
  writeFileSync(join(folder, 'core/a.test.ts'), "test('[FEED-001, FEED-002] both hold', () => {})")
  expect(countRows().stdout).toMatch(/FEED\s+2 \/\s+2/)
})

test('a test that does not run, a comment and other text prove nothing', () => {
  const text = "// [FEED-001]\nconst id = '[FEED-002]'\ntest.skip('[DATA-001] not yet', () => {})"
  writeFileSync(join(folder, 'core/a.test.ts'), text)
  expect(countRows().stdout).toMatch(/total\s+0 \/\s+3/)
})

test('an id that the table does not have fails the run and is named with its file', () => {
  writeFileSync(join(folder, 'web/a.test.tsx'), "test('[FEED-999] there is no such row', () => {})")
  const { stderr, status } = countRows()
  expect(stderr).toContain('web/a.test.tsx: FEED-999')
  expect(status).toBe(1)
})
