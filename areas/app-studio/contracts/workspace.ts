import * as z from 'zod/mini'
import { defineContract, Id, Time, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { text } from '#core/words.ts'
import { CommitId } from './commit-id.ts'
import { Integration } from './integrations.ts'

export const environments = ['local', 'int', 'stg', 'qa', 'prd'] as const
export const Environment = z.enum(environments)
export type Environment = z.infer<typeof Environment>

export const Build = z.object({
  /** Absent where builds are not kept. */
  id: z.optional(Id),
  env: Environment,
  status: z.enum(['success', 'building', 'failed']),
  lastBuild: Time,
  /** Seconds that it took. */
  duration: z.int(),
  commit: z.string(),
  branch: z.string(),
  url: z.string(),
})
export type Build = z.infer<typeof Build>

/** An agent for one feature. Its statuses differ from those of a project's agents. */
export const FeatureAgent = z.object({
  id: Id,
  name: z.string(),
  feature: z.string(),
  status: z.enum(['active', 'idle', 'thinking']),
  currentTask: z.string(),
  lastActive: Time,
})
export type FeatureAgent = z.infer<typeof FeatureAgent>

export const ChatMessage = z.object({
  id: Id,
  role: z.enum(['system', 'user', 'assistant']),
  content: z.string(),
  timestamp: Time,
  /** The agent that said it. */
  agentId: z.optional(Id),
})
export type ChatMessage = z.infer<typeof ChatMessage>

export const activityTypes = ['code', 'build', 'review', 'alert'] as const
export type ActivityType = (typeof activityTypes)[number]

export const ActivityEntry = z.object({
  id: Id,
  agentId: Id,
  agentName: z.string(),
  action: z.string(),
  timestamp: Time,
  type: z.enum(activityTypes),
})
export type ActivityEntry = z.infer<typeof ActivityEntry>

export interface FileNode {
  id: string
  name: string
  type: 'folder' | 'file'
  path: string
  /** Files in a folder. */
  children?: FileNode[] | undefined
  /** Fields of a file. */
  language?: string | undefined
  content?: string | undefined
}
export const FileNode: z.ZodMiniType<FileNode> = z.object({
  /** An id; it may be a path, which is longer than other ids. */
  id: z.string(),
  name: z.string(),
  type: z.enum(['folder', 'file']),
  path: z.string(),
  get children() {
    return z.optional(z.array(FileNode))
  },
  language: z.optional(z.string()),
  content: z.optional(z.string()),
})

export const Script = z.object({ id: Id, name: z.string(), command: z.string() })
export type Script = z.infer<typeof Script>

/** Views of the left pane. */
export const workspaceViews = [
  'builds',
  'explorer',
  'agents',
  'activity',
  'integrations',
  'scripts',
  'tests',
  'functions',
] as const
export const WorkspaceView = z.enum(workspaceViews)
export type WorkspaceView = z.infer<typeof WorkspaceView>

/** Everything that the workspace of a project opens with. */
export const Workspace = z.object({
  /** Views of the left pane that it has, in their order; the first is open first. */
  views: z.array(WorkspaceView),
  /**
   * The files as git keeps them, to be edited, built and shown; null where the workspace has only a chat about them.
   */
  source: z.nullable(z.object({ commit: z.nullable(CommitId), isReadOnly: z.boolean() })),
  builds: z.array(Build),
  agents: z.array(FeatureAgent),
  messages: z.array(ChatMessage),
  /** The orchestrator is still thinking about the last message. */
  isReplying: z.boolean(),
  activity: z.array(ActivityEntry),
  files: z.array(FileNode),
  integrations: z.array(Integration),
  scripts: z.array(Script),
})
export type Workspace = z.infer<typeof Workspace>

const InProject = z.object({ projectId: Id })

/** Builds for environments. */
export const studioBuilds = defineContract('app-studio/builds', {
  /** Begins a build. Answers at once where builds are kept, and otherwise when it has ended, one way or the other. */
  triggerBuild: write.keyed(z.extend(InProject, { env: Environment }), Build, [
    'not-found',
    'conflict',
    'unavailable',
  ]),
})

/** The conversation with the orchestrator. */
export const studioChat = defineContract('app-studio/chat', {
  /** Sends a message and answers with the orchestrator's reply; one message at a time. */
  sendMessage: write(
    z.extend(InProject, { content: text(INPUT.instructionsCharacters) }),
    ChatMessage,
    ['not-found', 'conflict'],
  ),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'app-studio/builds': typeof studioBuilds
    'app-studio/chat': typeof studioChat
  }
}
