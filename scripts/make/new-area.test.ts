import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'

const LONGEST_MS = patient(120_000)
/**
 * The most files of a new area; then the most lines of it with its entry in the list of areas, and
 * the most lines of each file.
 */
const MOST_FILES = 11
const MOST_LINES = 260
const MOST_LINES_OF_FILE = 60

const notNeeded = /^(\.(?!oxfmtrc|oxlintrc)|node_modules|dist|data|docs|test-results)/
const folder = mkdtempSync(join(tmpdir(), 'synthwire-new-area-'))
const area = join(folder, 'areas/recipe-box')

beforeAll(() => {
  cpSync('.', folder, {
    recursive: true,
    filter: (path) => !notNeeded.test(relative('.', path)),
  })
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  run('tsx', 'scripts/make/new-area.ts', 'recipe-box')
}, LONGEST_MS)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test(`a new area has at most ${MOST_FILES} files and ${MOST_LINES} lines`, () => {
  const files = filesIn(area)
  expect(files.length).toBeLessThanOrEqual(MOST_FILES)
  const listed = linesOf(join(folder, 'areas/areas.ts')) - linesOf('areas/areas.ts')
  const lines = files.reduce((sum, file) => sum + linesOf(file), listed)
  expect(lines).toBeLessThanOrEqual(MOST_LINES)
  for (const file of files) {
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/sample.?area/i)
    expect(linesOf(file), file).toBeLessThanOrEqual(MOST_LINES_OF_FILE)
  }
})

test('its types and its format are right', { timeout: LONGEST_MS }, () => {
  expect(typeFaultsIn('areas/recipe-box', 'areas/areas.ts')).toEqual([])
  run('oxfmt', '--check', 'areas/areas.ts', area)
})

test(
  'its places, reads and writes, action, happening, run, account, setting, job and migrations work',
  { timeout: LONGEST_MS },
  () => {
    const expectations = readFileSync('scripts/make/new-area/expectations.test.tsx.txt', 'utf8')
      .replaceAll('sample-area', 'recipe-box')
      .replaceAll('sample_area', 'recipe_box')
      .replaceAll('sampleArea', 'recipeBox')
      .replaceAll('SampleArea', 'RecipeBox')
      .replaceAll('Sample Area', 'Recipe Box')
    writeFileSync(join(area, 'expectations.test.tsx'), expectations)
    run('vitest', 'run', 'areas/recipe-box')
  },
)

test('the build has its migration beside the numbered ones', { timeout: LONGEST_MS }, () => {
  execFileSync(process.execPath, ['scripts/build/build-server.mjs'], { cwd: folder })
  expect(readdirSync(join(folder, 'dist/server/migrations/recipe-box'))).toEqual(['001-items.sql'])
})

test.each([
  ['Recipes', 'Give it a name of at most 40 small letters'],
  ['recipe-box', '"recipe-box" is there already'],
  ['news-hub', '"news-hub" is there already'],
  ['server', '"server" has another meaning'],
  ['class', '"class" has another meaning'],
])('the name "%s" is refused in words', (name, words) => {
  const { status, stderr } = start('tsx', 'scripts/make/new-area.ts', name)
  expect(stderr).toContain(words)
  expect(status).toBe(1)
})

/**
 * The type errors in these files. Calling the compiler here is faster than its command, which would
 * also check everything that they import.
 */
function typeFaultsIn(...include: string[]): string[] {
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), (name) =>
    ts.sys.readFile(name),
  )
  const { fileNames, options } = ts.parseJsonConfigFileContent(
    { ...config, include },
    ts.sys,
    folder,
  )
  const program = ts.createProgram(fileNames, options)
  expect(fileNames.length).toBeGreaterThan(MOST_FILES - 2)
  return fileNames.flatMap((name) => {
    const file = program.getSourceFile(name)
    const found = [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ]
    return found.map(
      ({ messageText }) => `${name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    )
  })
}

/** Runs a command as npm scripts do. If the command fails, the test fails with its output. */
function run(...command: string[]): void {
  const { status, stdout, stderr } = start(...command)
  expect(status, stdout + stderr).toBe(0)
}

function start(...command: string[]) {
  const env = Object.entries(process.env).filter(([name]) => !/VITEST|^SYNTHWIRE_TEST/.test(name))
  return spawnSync(process.execPath, ['scripts/run/run.mjs', ...command], {
    cwd: folder,
    encoding: 'utf8',
    env: Object.fromEntries(env),
  })
}

function filesIn(path: string): string[] {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}

function linesOf(file: string): number {
  return readFileSync(file, 'utf8').split('\n').length - 1
}
