import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, write } from '#core/contract.ts'
import { Count, line, list, Reference, text } from '#core/words.ts'
import { INPUT } from '#core/limits.ts'
import { agentStatuses } from '../choices.ts'
import { AGENTS } from '../limits.ts'

const Name = line(INPUT.nameCharacters).check(z.minLength(1, 'Give the agent a name'))
const OneAgent = z.object({ id: Id })

/** An action that an agent may use. */
export const AllowedAction = z.object({
  /** The name in the list of actions. */
  name: line(INPUT.nameCharacters),
  /** True if the action runs without the reader's approval. */
  isWaived: z.boolean(),
})
export type AllowedAction = z.infer<typeof AllowedAction>

/** The limits of an agent's spending. */
export const AgentBudget = z.object({
  /** The most requests to a model for one message. */
  turns: z.int().check(z.minimum(1), z.maximum(AGENTS.turns)),
  tokensOfDay: z
    .int()
    .check(z.minimum(0), z.maximum(AGENTS.tokensOfDay, 'At most 10,000,000 tokens a day')),
  /** The limit in the currency of the prices; null if there is no limit. */
  moneyOfDay: z.nullable(z.number().check(z.minimum(0), z.maximum(1_000_000))),
})
export type AgentBudget = z.infer<typeof AgentBudget>

export const documentStates = ['reading', 'ready', 'failed'] as const

/** A document that an agent knows. */
const AgentDocument = z.object({
  id: Id,
  name: z.string(),
  bytes: Count,
  state: z.enum(documentStates),
  /**
   * The reason why the document cannot be read, or the part that was left out; null if it was read
   * completely.
   */
  problem: z.nullable(z.string()),
  passages: Count,
})
export type AgentDocument = z.infer<typeof AgentDocument>

/** An agent as its page shows it. */
export const OpenAgent = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  type: z.string(),
  instructions: z.string(),
  status: z.enum(agentStatuses),
  actions: z.array(AllowedAction),
  topics: z.array(Reference),
  /** True if the agent may use the saved articles as knowledge. */
  knowsSaved: z.boolean(),
  documents: z.array(AgentDocument),
  budget: AgentBudget,
  /** The use since midnight (UTC), in tokens and in the currency of the prices. */
  spent: z.object({ tokens: Count, money: z.number(), currency: z.string() }),
  /** The model that answers; null if no endpoint has one. */
  model: z.nullable(z.string()),
  /** The number of conversations so far. */
  conversations: Count,
})
export type OpenAgent = z.infer<typeof OpenAgent>

/** An action that an agent can be allowed to use. */
export const AgentAction = z.object({
  name: z.string(),
  title: z.string(),
  group: z.string(),
  /**
   * True if the action only reads from this server. Any other action waits for the reader's
   * approval, unless the reader waived it.
   */
  isReading: z.boolean(),
  /** The reason why the action cannot be used yet; null if it can. */
  trouble: z.nullable(z.string()),
})
export type AgentAction = z.infer<typeof AgentAction>

/** Setting up agents. */
export const agentSettings = defineContract('automation/agent-settings', ['automation'], {
  getAgent: read(OneAgent, OpenAgent, ['not-found']),
  listAgentActions: read(z.object({}), z.array(AgentAction)),
  /** Adds an agent that is only allowed to use look-ups. */
  createAgent: write(z.object({ name: Name, type: line(INPUT.nameCharacters) }), OneAgent, [
    'conflict',
  ]),
  /** Saves fields of an agent; those that are left out keep their value. */
  saveAgent: write(
    z.object({
      id: Id,
      name: z.optional(Name),
      description: z.optional(line(INPUT.instructionsCharacters)),
      type: z.optional(line(INPUT.nameCharacters)),
      instructions: z.optional(text(INPUT.instructionsCharacters)),
      actions: z.optional(list(AllowedAction, AGENTS.actions)),
      topics: z.optional(list(Id, AGENTS.topics)),
      knowsSaved: z.optional(z.boolean()),
      budget: z.optional(AgentBudget),
    }),
    Nothing,
    ['not-found', 'invalid'],
  ),
  /** A paused agent takes no messages. */
  setAgentActive: write(z.extend(OneAgent, { active: z.boolean() }), Nothing, ['not-found']),
  /** Copies an agent with its documents, but without its conversations. */
  duplicateAgent: write(OneAgent, OneAgent, ['not-found', 'conflict']),
  /** Deletes an agent and ends its conversations. The agent can be restored for a day. */
  deleteAgent: write(OneAgent, Nothing, ['not-found']),
  restoreAgent: write(OneAgent, Nothing, ['not-found', 'conflict']),
  /**
   * Adds an upload of the kind "automation/agent-document", whose text is read in the background.
   */
  addDocument: write(
    z.extend(OneAgent, { name: line(AGENTS.fileNameCharacters), upload: Id }),
    OneAgent,
    ['not-found', 'invalid', 'conflict', 'not-allowed', 'unavailable'],
  ),
  removeDocument: write(z.extend(OneAgent, { document: Id }), Nothing, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'automation/agent-settings': typeof agentSettings
  }
}
