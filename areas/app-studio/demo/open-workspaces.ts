import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { buildOutcome } from '../builds.ts'
import { isSendable, orchestrator, orchestratorReply } from '../chat.ts'
import type { appStudio } from '../contract.ts'
import type {
  Build,
  ChatMessage,
  studioBuilds,
  studioChat,
  Workspace,
} from '../contracts/workspace.ts'
import { agoFrom } from './times.ts'
import { sampleWorkspace } from './workspace.ts'

const BUILD_MS = 5000
const REPLY_MS = 2000

type Kept = Pick<Api<typeof appStudio>, 'getWorkspace'> &
  Api<typeof studioBuilds> &
  Api<typeof studioChat>

interface Tools {
  now: Date
  /** Returns a random number from 0 up to, but not including, 1. */
  random: () => number
}

/** The workspaces of the sample projects. Builds are invented, and no model answers messages. */
export function demoWorkspaces({ now, random }: Tools): Kept {
  const opened = new Map<string, Workspace>()
  const timestamp = now.toISOString()
  let messageCount = 0

  function open(projectId: string): Workspace {
    const workspace = opened.get(projectId) ?? sampleWorkspace(projectId, agoFrom(now))
    opened.set(projectId, workspace)
    return workspace
  }

  /**
   * Replaces the workspace instead of changing it, so that objects that were returned before stay
   * unchanged.
   */
  function change(projectId: string, part: Partial<Workspace>): void {
    opened.set(projectId, { ...open(projectId), ...part })
  }

  function changeBuild(projectId: string, build: Build): void {
    const builds = open(projectId).builds.map((each) => (each.env === build.env ? build : each))
    change(projectId, { builds })
  }

  function say(projectId: string, words: Omit<ChatMessage, 'id' | 'timestamp'>): ChatMessage {
    const message = { ...words, id: `said-${++messageCount}`, timestamp }
    change(projectId, { messages: [...open(projectId).messages, message] })
    return message
  }

  return {
    async getWorkspace({ projectId }) {
      return open(projectId)
    },

    async triggerBuild({ projectId, env }) {
      const build = open(projectId).builds.find((each) => each.env === env)
      if (!build) throw new Problem('not-found', 'That environment is not among the samples.')
      if (build.status === 'building') return build
      changeBuild(projectId, { ...build, status: 'building' })
      await wait(BUILD_MS)
      const finished = { ...build, ...buildOutcome(random), lastBuild: timestamp }
      changeBuild(projectId, finished)
      return finished
    },

    async sendMessage({ projectId, content }) {
      if (!isSendable(content)) throw new Problem('invalid', 'Write something first.')
      if (open(projectId).isReplying) throw new Problem('conflict', 'An answer is on its way.')
      const request = content.trim()
      say(projectId, { role: 'user', content: request })
      change(projectId, { isReplying: true })
      await wait(REPLY_MS)
      change(projectId, { isReplying: false })
      return say(projectId, {
        role: 'assistant',
        content: orchestratorReply(request),
        agentId: orchestrator.id,
      })
    },
  }
}

function wait(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs))
}
