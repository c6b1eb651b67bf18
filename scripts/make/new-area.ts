// `npm run new-area -- NAME` creates a working area from the files in template/, for you to change.
// It has a page, a page of an item, reads and writes, an action, a happening, a run, a setting,
// kinds of notifications and accounts, a job, tables, and a demo.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Script } from 'node:vm'
import { areas } from '#areas/areas.ts'
import { resolvePage } from '#areas/portal/pages.ts'
import { pagesIn } from '#areas/portal/sections.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const template = fileURLToPath(new URL('new-area/template', import.meta.url))
/**
 * The longest name of an area; PostgreSQL cuts names of tables and indexes off at 63 characters.
 */
const LONGEST_NAME = 40

const name = process.argv[2] ?? ''
const words = name.split('-')
const capitalised = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
const pascal = capitalised.join('')
const camel = name.charAt(0) + pascal.slice(1)

const files = readdirSync(template, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.txt'))
  .map((file) => ({ file, text: readFileSync(join(template, file), 'utf8') }))

const problem = problemOf(name)
if (problem !== null) {
  console.error(problem)
  process.exit(1)
}

for (const { file, text } of files) {
  const path = join(root, 'areas', name, named(file.replace(/\.txt$/, '')))
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, named(text))
}
addToList(join(root, 'areas/areas.ts'))
format('areas/areas.ts', `areas/${name}`)

console.log(`areas/${name} is there, and in the list of areas/areas.ts.

  npm run dev      shows it at /${name} and at /demo/${name}
  contract.ts      what it can be asked, and what happens in it; then demo/api.ts, server/ and web/ follow
  area.ts          its places and what it tells readers of (parts.ts), its entry in the sidebar, its settings; with 60 CPU seconds each for unit tests and journeys
  e2e/             the place of its journeys, which begin with '#e2e/demo-test.ts' or '#e2e/test.ts'

A migration never changes once a database has it: while it is yours alone, change it and start with an empty
SYNTHWIRE_DATA.`)

function problemOf(name: string): string | null {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > LONGEST_NAME) {
    return `Give it a name of at most ${LONGEST_NAME} small letters, digits and hyphens: npm run new-area -- recipe-box`
  }
  const taken = areas.flatMap(({ name, demo = {} }) => [name, ...Object.keys(demo)])
  if (taken.includes(name) || resolvePage(name, pagesIn(areas)).screen !== 'unknown') {
    return `"${name}" is there already. Choose another name.`
  }
  // safe expression: a name between two word boundaries, over the files of a template
  const isUsed = ({ text }: { text: string }) => new RegExp(`\\b${camel}\\b`).test(text)
  if (!isVariable(camel) || files.some(isUsed)) {
    return `"${camel}" has another meaning in the files of an area. Choose another name.`
  }
  return null
}

/** Says if a word can name a variable; reserved words such as "class" cannot. */
function isVariable(word: string): boolean {
  try {
    return Boolean(new Script(`'use strict'; let ${word}`))
  } catch {
    return false
  }
}

/** Replaces the names in a text or path of the template by those of the new area. */
function named(text: string): string {
  return text
    .replaceAll('sample-area', name)
    .replaceAll('sample_area', words.join('_'))
    .replaceAll('Sample Area', capitalised.join(' '))
    .replaceAll('sampleArea', camel)
    .replaceAll('SampleArea', pascal)
}

/**
 * Adds the area to the list: its import in alphabetical order, and the area itself at the end,
 * because it may use what earlier areas lend.
 */
function addToList(path: string): void {
  const list = readFileSync(path, 'utf8')
  const line = `import { ${camel} } from './${name}/area.ts'\n`
  const imports = list.match(/^import \{.*\n/gm) ?? []
  const next = imports.find((other) => fileIn(other) > fileIn(line)) ?? 'import type'
  writeFileSync(path, list.replace(next, line + next).replace(/\n\]\n$/, `\n  ${camel},\n]\n`))
}

function fileIn(line: string): string {
  return line.split("'")[1]!
}

function format(...paths: string[]): void {
  const oxfmt = join(root, 'node_modules/oxfmt/bin/oxfmt')
  spawnSync(process.execPath, [oxfmt, ...paths], { cwd: root, stdio: ['ignore', 'ignore', 2] })
}
