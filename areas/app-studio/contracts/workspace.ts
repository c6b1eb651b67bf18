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
  /** The id of the stored build; missing if the door stores no builds. */
  id: z.optional(Id),
  env: Environment,
  status: z.enum(['success', 'building', 'failed']),
  lastBuild: Time,
  /** The duration in seconds. */
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
  /** The agent that wrote the message. */
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
  /** The content of a folder. */
  children?: FileNode[] | undefined
  /** Only files have a language and content. */
  language?: string | undefined
  content?: string | undefined
}
export const FileNode: z.ZodMiniType<FileNode> = z.object({
  /** The id of the node. It may be a path, which can be longer than other ids. */
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

/** Views of the left pane of the workspace. */
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

/** All data that the workspace of a project shows. */
export const Workspace = z.object({
  /** The views of the left pane, in their order. The first one is open at first. */
  views: z.array(WorkspaceView),
  /**
   * The repository whose files can be edited, built and shown; null if the workspace only has a
   * chat about sample files.
   */
  source: z.nullable(z.object({ commit: z.nullable(CommitId), isReadOnly: z.boolean() })),
  builds: z.array(Build),
  agents: z.array(FeatureAgent),
  messages: z.array(ChatMessage),
  /** True while the orchestrator's answer to the last message is awaited. */
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
  /**
   * Starts a build. If the door stores builds, the call returns at once; otherwise it returns when
   * the build has succeeded or failed.
   */
  triggerBuild: write.keyed(z.extend(InProject, { env: Environment }), Build, [
    'not-found',
    'conflict',
    'unavailable',
  ]),
})

/** The conversation with the orchestrator. */
export const studioChat = defineContract('app-studio/chat', {
  /**
   * Sends a message and returns the orchestrator's reply. Only one message is answered at a time.
   */
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
