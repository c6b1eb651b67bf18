#!/usr/bin/env node
// `npm run synthwire -- COMMAND`, or `synthwire COMMAND` if the package is linked. This file must
// keep its path: unit files, links and settings of assistants on users' machines refer to it
// (docs/decisions/0107).
import { continueOnCurrentNode } from './run/current-node.mjs'
import { prepare, runSynthwire } from './run/prepare.mjs'

await continueOnCurrentNode()
prepare()
// npm changes to the package's folder, but paths in arguments are relative to the person's folder.
if (process.env.npm_lifecycle_event === 'synthwire' && process.env.INIT_CWD) {
  process.chdir(process.env.INIT_CWD)
}
await runSynthwire(process.argv.slice(2))
