import { actionParts } from '#platform/actions/server/lends.ts'
import { changeActions } from '../contracts/actions.ts'
import { extend } from '#server/extension-points.ts'
import type { Api } from '#core/contract.ts'
import { askingScope } from '#server/access/asking.ts'
import type { ServerArea } from '#server/area.ts'
import type { Kept } from '#server/asking/kept.ts'
import type { Desk } from '#server/tools.ts'
import { mcp } from '../contract.ts'
import { mcpCommand } from './command.ts'
import { listChanges } from './list-changes.ts'
import { mcpRoute } from './mcp-route.ts'
import { isWrite, titleOf } from './tools/tool.ts'
import { toolsFor } from './tools/tools.ts'

function serverMcp({ db, readerId, now, contracts }: Desk): Api<typeof mcp> {
  return {
    async listTools() {
      return toolsFor(askingScope(), contracts).map((tool) => ({
        name: tool.name,
        title: titleOf(tool),
        description: tool.description,
        isWrite: isWrite(tool),
      }))
    },
    async listChanges(asked) {
      return listChanges({ db, readerId, now: now() }, asked)
    },
  }
}

/** Operations for programs only, which no screen uses. */
const mcpKeeper: Kept = {
  contract: mcp,
  open: serverMcp,
  about: {
    listTools: 'The tools that an assistant is offered by MCP with the token that asks.',
    listChanges: 'Articles that a report was published on since a time, newest first.',
  } satisfies Record<keyof typeof mcp, string>,
}

export const server: ServerArea = {
  keeps: [mcpKeeper],
  routes: [mcpRoute],
  commands: mcpCommand,
  extends: [extend(actionParts, ...Object.values(changeActions))],
}
