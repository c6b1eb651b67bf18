import type { Kept } from '#server/asking/kept.ts'
import { agents } from '../../contracts/agents.ts'
import { agentSettings } from '../../contracts/agent-settings.ts'
import { conversations } from '../../contracts/conversations.ts'
import { serverAgentSettings } from './agent-settings-api.ts'
import { serverAgents } from './agents-api.ts'
import { serverConversations } from './conversations-api.ts'

export const agentKeepers: Kept[] = [
  {
    contract: agents,
    open: serverAgents,
    about: {
      listAgents: 'Agents, the newest first, with the number of conversations so far.',
    } satisfies Record<keyof typeof agents, string>,
  },
  {
    contract: agentSettings,
    open: serverAgentSettings,
    about: {
      getAgent: 'An agent with what it knows, may do and has spent today.',
      listAgentActions: 'Actions that an agent could be allowed.',
      createAgent: 'Adds an agent that may look things up and change nothing.',
      saveAgent: 'Changes fields of an agent.',
      setAgentActive: 'Switches an agent on or off.',
      duplicateAgent: 'Adds a copy of an agent with its documents.',
      deleteAgent: 'Deletes an agent and ends its conversations; this can be undone for a day.',
      restoreAgent: 'Undoes the deleting of an agent.',
      addDocument: 'Adds an uploaded document to what an agent knows.',
      removeDocument: 'Deletes a document of an agent.',
    } satisfies Record<keyof typeof agentSettings, string>,
  },
  {
    contract: conversations,
    open: serverConversations,
    about: {
      listConversations: 'Conversations with an agent, the newest first.',
      getConversation: 'A conversation with its messages, calls and answers.',
      say: 'Says something to an agent, which answers in a moment.',
    } satisfies Record<keyof typeof conversations, string>,
  },
]
