#!/usr/bin/env node
// `npm run synthwire -- COMMAND`, or `synthwire COMMAND` where the package is linked. It stays at this address: unit
// files, links and settings of assistants on the machines of others name it (docs/decisions/0107).
import { continueOnCurrentNode } from './run/current-node.mjs'
import { prepare, runSynthwire } from './run/prepare.mjs'

await continueOnCurrentNode()
prepare()
// npm goes to the folder of the package; files are named from where the person is.
if (process.env.npm_lifecycle_event === 'synthwire' && process.env.INIT_CWD) {
  process.chdir(process.env.INIT_CWD)
}
await runSynthwire(process.argv.slice(2))
