// Prints which rows of docs/spec/requirements.tsv a test proves, by area. A test proves a row when
// its title carries the id: '[FEED-013] ...', several as '[FEED-013, FEED-014] ...'. An id that the
// table does not have fails the run.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const FOLDERS = ['areas', 'core', 'e2e', 'engine', 'feeds', 'scripts', 'server', 'web']
const TEST_FILE = /\.(test|spec)\.tsx?$/
const IDS = /\[((?:[A-Z]+-\d{3}[, ]*)+)\]/g

/** The area of each row, by id. The table is plain: cells hold no tab, no line break and no quoting. */
function readRequirements() {
  const [head, ...rows] = readFileSync('docs/spec/requirements.tsv', 'utf8').trimEnd().split('\n')
  const area = head.split('\t').indexOf('area')
  return new Map(rows.map((row) => [row.split('\t')[0], row.split('\t')[area]]))
}

/** The titles of a file's tests and of the blocks around them, without those that do not run. */
function readTitles(file) {
  const titles = []
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  const visit = (node) => {
    if (ts.isCallExpression(node)) {
      const callee = node.expression.getText(source)
      if (/^(test|it|describe)\b.*\.(skip|todo|fixme)\b/s.test(callee)) return
      const [title] = node.arguments
      if (/^(test|it|describe)\b/.test(callee) && title && ts.isStringLiteralLike(title)) {
        titles.push(title.text)
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return titles
}

const requirements = readRequirements()
const proven = new Map()
const unknown = []

for (const folder of FOLDERS.filter((folder) => existsSync(folder))) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!TEST_FILE.test(name)) continue
    const file = join(folder, name)
    for (const title of readTitles(file)) {
      for (const [, ids] of title.matchAll(IDS)) {
        for (const id of ids.split(/[, ]+/).filter(Boolean)) {
          if (requirements.has(id)) proven.set(id, file)
          else unknown.push(`${file}: ${id} in "${title}"`)
        }
      }
    }
  }
}

const areas = new Map()
for (const [id, area] of requirements) areas.set(area, [...(areas.get(area) ?? []), id])

const line = (name, ids) => {
  const count = ids.filter((id) => proven.has(id)).length
  const percent = Math.round((count / ids.length) * 100)
  console.log(
    `${name.padEnd(12)} ${String(count).padStart(4)} / ${String(ids.length).padStart(4)}  ${percent} %`,
  )
}
for (const [area, ids] of areas) line(area, ids)
line('total', [...requirements.keys()])

if (process.argv.includes('--missing')) {
  for (const id of requirements.keys()) if (!proven.has(id)) console.log(`not proven: ${id}`)
}

if (unknown.length > 0) {
  console.error('\nThese tests name rows that docs/spec/requirements.tsv does not have:')
  for (const where of unknown) console.error(`  ${where}`)
  process.exit(1)
}
