// `node scripts/run/run.mjs TOOL ...`: runs a tool of node_modules, or node, on a current Node.
import { delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findCurrentNode, runInstead } from './current-node.mjs'

const tools = fileURLToPath(new URL('../../node_modules/.bin', import.meta.url))

findCurrentNode()
process.env.PATH = `${tools}${delimiter}${process.env.PATH}`
const [tool, ...args] = process.argv.slice(2)
try {
  process.exitCode = await runTool()
} catch (error) {
  process.stderr.write(`${tool} could not be started (${error.code}). Run "npm ci" first.\n`)
  process.exitCode = 1
}

function runTool() {
  if (process.platform !== 'win32') return runInstead(tool, args)
  // On Windows, tools are scripts of the shell, which splits arguments once more.
  return runInstead([tool, ...args].map((word) => `"${word}"`).join(' '), [], { shell: true })
}
