import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const FOLDERS = [
  'areas',
  'core',
  'e2e',
  'engine',
  'feeds',
  'media',
  'platform',
  'scripts',
  'server',
  'web',
]
const TEST_FILE = /\.(test|spec)\.tsx?$/
const TESTS = /^(test|it|describe)\b/
const NEVER_RUNS = /\.(skip|todo|fixme)\b/s
/** Matches tests that only run under a condition. */
const RUNS_SOMEWHERE = /\.(skipIf|runIf)\b/s

/**
 * The titles of all tests and of the blocks around them, read from the source files, without tests
 * that never run.
 */
export function readTitles() {
  return FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter((name) => TEST_FILE.test(name))
      .flatMap((name) => titlesIn(join(folder, name).replaceAll('\\', '/'))),
  )
}

function titlesIn(file) {
  const titles = []
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  const visit = (node, isConditional) => {
    let isInside = isConditional
    if (ts.isCallExpression(node)) {
      const callee = node.expression.getText(source)
      const isTest = TESTS.test(callee)
      if (isTest && NEVER_RUNS.test(callee)) return
      isInside ||= isTest && RUNS_SOMEWHERE.test(callee)
      const [title] = node.arguments
      if (isTest && title && ts.isStringLiteralLike(title)) {
        titles.push({ file, title: title.text, isConditional: isInside })
      }
    }
    ts.forEachChild(node, (child) => visit(child, isInside))
  }
  visit(source, false)
  return titles
}
