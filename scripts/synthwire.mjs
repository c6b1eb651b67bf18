#!/usr/bin/env node
// `npm run synthwire -- COMMAND`, or `synthwire COMMAND` where the package is linked.
import { continueOnCurrentNode } from './current-node.mjs'
import { prepare, runSynthwire } from './prepare.mjs'

await continueOnCurrentNode()
prepare()
// npm goes to the folder of the package; files are named from where the person is.
if (process.env.npm_lifecycle_event === 'synthwire' && process.env.INIT_CWD) {
  process.chdir(process.env.INIT_CWD)
}
await runSynthwire(process.argv.slice(2))
