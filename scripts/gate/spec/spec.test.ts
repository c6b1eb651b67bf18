import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

let folder = ''

const rows = [
  'id\tarea\trequirement\thow_to_check',
  'FEED-001\tFEED\tOne\tUnit: call it; expect 1.',
  'FEED-002\tFEED\tTwo\tClick it; expect two.',
  'DATA-001\tDATA\tThree\tUnit: expect every record to have a type.',
]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'synthwire-spec-'))
  for (const name of [
    'areas',
    'core',
    'e2e',
    'platform',
    'scripts',
    'server',
    'web',
    'docs/spec',
  ]) {
    mkdirSync(join(folder, name), { recursive: true })
  }
  write('docs/spec/requirements.tsv', `${rows.join('\n')}\n`)
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(file: string, text: string): void {
  writeFileSync(join(folder, file), text)
}

function countRows(...args: string[]) {
  return spawnSync(process.execPath, [resolve('scripts/gate/spec.mjs'), ...args], {
    cwd: folder,
    encoding: 'utf8',
  })
}

describe('by titles', () => {
  test('a row is proven by the title of a test, of a table of tests or of a group', () => {
    write('areas/feed.test.ts', "test.each([1])('[FEED-001] %i holds', () => {})")
    write('e2e/feed.spec.ts', "test.describe('[DATA-001] the data', () => {})")
    const { stdout, status } = countRows()
    expect(stdout).toContain('No reports of a run were given')
    expect(stdout).toMatch(/FEED\s+1 \/\s+2/)
    expect(stdout).toMatch(/total\s+2 \/\s+3/)
    expect(status).toBe(0)
  })

  test('one title may prove several rows', () => {
    write('e2e/a.spec.ts', "test('[FEED-001, FEED-002] both hold', () => {})")
    expect(countRows().stdout).toMatch(/FEED\s+2 \/\s+2/)
  })

  test('a test that does not run, one that runs in some places only, a comment and other text prove nothing', () => {
    write(
      'core/a.test.ts',
      `// [FEED-001]
       const id = '[FEED-002]'
       test.skip('[DATA-001] not yet', () => {})
       describe.skipIf(!isHere)('the corpus', () => { test('[FEED-001] is read', () => {}) })`,
    )
    expect(countRows().stdout).toMatch(/total\s+0 \/\s+3/)
  })

  test('the rows that nothing names are listed when somebody asks', () => {
    write('core/a.test.ts', "test('[FEED-001] holds', () => {})")
    expect(countRows().stdout).not.toContain('DATA-001')
    const { stdout } = countRows('--missing')
    expect(stdout.match(/not proven: .*/g)).toEqual([
      'not proven: FEED-002',
      'not proven: DATA-001',
    ])
  })

  test('an id that the table does not have fails the run and is named with its file', () => {
    write('web/a.test.tsx', "test('[FEED-999] there is no such row', () => {})")
    const { stderr, status } = countRows()
    expect(stderr).toContain('web/a.test.tsx: FEED-999')
    expect(status).toBe(1)
  })

  test('a row that is to be clicked is not proven without a browser', () => {
    write('core/a.test.ts', "test('[FEED-001, FEED-002, DATA-001] all hold', () => {})")
    const alone = countRows()
    expect(alone.stderr).toContain('FEED-002')
    expect(alone.stderr).not.toMatch(/FEED-001|DATA-001/)
    expect(alone.status).toBe(1)
    write('e2e/a.spec.ts', "test('[FEED-002] is clicked', () => {})")
    expect(countRows().status).toBe(0)
  })
})

describe('by the reports of a run', () => {
  /** Writes reports in the form of both tools, with only the parts that are read. */
  function writeReports(unit: Record<string, string>, journeys: Record<string, string>): string[] {
    const assertionResults = Object.entries(unit).map(([title, status]) => ({
      ...{ ancestorTitles: ['a group'], title, status },
    }))
    const testResults = [{ name: join(folder, 'core/a.test.ts'), assertionResults }]
    write('unit.json', JSON.stringify({ testResults }))
    const specs = Object.entries(journeys).map(([title, status]) => ({
      title,
      tests: [{ status }],
    }))
    const suites = [{ title: 'a.spec.ts', file: 'a.spec.ts', specs: [], suites: [] as object[] }]
    suites[0]!.suites.push({ title: '[DATA-001] a group', file: 'a.spec.ts', specs })
    write('e2e.json', JSON.stringify({ config: { rootDir: join(folder, 'e2e') }, suites }))
    return ['--reports', 'unit.json', 'e2e.json']
  }

  test('a row is proven by a test that passed, also where its title was made up as it ran', () => {
    const { stdout, status } = countRows(
      ...writeReports({ '[FEED-001] holds': 'passed' }, { '[FEED-002] is clicked': 'expected' }),
    )
    expect(stdout).toMatch(/total\s+3 \/\s+3/)
    expect(status).toBe(0)
  })

  test('not by one that was skipped, nor by one that is in the files and did not run', () => {
    write('core/a.test.ts', "test('[FEED-001] holds', () => {})")
    const { stdout, status } = countRows(
      ...writeReports({ '[FEED-001] holds': 'pending' }, { '[FEED-002] is clicked': 'skipped' }),
    )
    expect(stdout).toContain('not proven: FEED-001')
    expect(stdout).toContain('not proven: FEED-002')
    expect(status).toBe(1)
  })

  test('not where another test of it failed', () => {
    const { stdout, status } = countRows(
      ...writeReports(
        { '[FEED-001] holds': 'passed', '[FEED-001] holds twice': 'failed' },
        { '[FEED-002] is clicked': 'expected' },
      ),
    )
    expect(stdout).toContain('not proven: FEED-001')
    expect(status).toBe(1)
  })

  test('not by one that passes only where something lies beside the checkout', () => {
    write('core/a.test.ts', "test.skipIf(!isHere)('[FEED-001] holds', () => {})")
    const { stdout, status } = countRows(
      ...writeReports({ '[FEED-001] holds': 'passed' }, { '[FEED-002] is clicked': 'flaky' }),
    )
    expect(stdout.match(/not proven: .*/g)).toEqual(['not proven: FEED-001'])
    expect(status).toBe(1)
  })

  test('a row that is to be clicked still needs a journey', () => {
    const { stderr, status } = countRows(
      ...writeReports(
        { '[FEED-001] holds': 'passed', '[FEED-002] holds': 'passed' },
        { 'something else': 'expected' },
      ),
    )
    expect(stderr).toContain('no journey names them')
    expect(stderr).toContain('FEED-002')
    expect(status).toBe(1)
  })
})
