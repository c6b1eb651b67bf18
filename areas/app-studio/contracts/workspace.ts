import * as z from 'zod/mini'
import { Id, Time } from '#core/contract.ts'
import { Integration } from './integrations.ts'

export const environments = ['local', 'int', 'stg', 'qa', 'prd'] as const
export const Environment = z.enum(environments)
export type Environment = z.infer<typeof Environment>

export const Build = z.object({
  env: Environment,
  status: z.enum(['success', 'building', 'failed']),
  lastBuild: Time,
  /** Seconds. */
  duration: z.int(),
  commit: z.string(),
  branch: z.string(),
  url: z.string(),
})
export type Build = z.infer<typeof Build>

/** An agent that minds one feature; its statuses are not those of a project's agents. */
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
  id: Id,
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

/** Everything that the chat-to-code workspace of a project opens with. */
export const Workspace = z.object({
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
