import * as z from 'zod/mini'
import { defineContract, Id, read, Time, write } from '#core/contract.ts'
import { Count, Reference, RowId, text } from '#core/words.ts'
import { runStates } from '#platform/runs/contract.ts'
import { AGENTS } from '../limits.ts'

/** A passage that an answer is based on, word for word. */
export const AgentSource = z.object({
  /** The number that the answer uses to cite the passage. */
  number: Count,
  /** The name of the document or the outlet. */
  name: z.string(),
  /** The title of the article; empty for a document. */
  title: z.string(),
  article: z.nullable(RowId),
  text: z.string(),
})
export type AgentSource = z.infer<typeof AgentSource>

export const callStates = ['asking', 'working', 'done', 'failed', 'refused', 'stopped'] as const

/** An action that an agent called, or that the reader called by a command. */
export const AgentCall = z.object({
  key: z.string(),
  title: z.string(),
  /** The input fields of the action. */
  input: z.unknown(),
  state: z.enum(callStates),
  /** The result or the failure in words; empty until the call ends. */
  result: z.string(),
})
export type AgentCall = z.infer<typeof AgentCall>

export const AgentAnswer = z.object({
  text: z.string(),
  /** The model that wrote the answer; null if passages are quoted instead. */
  by: z.nullable(z.string()),
  sources: z.array(AgentSource),
  /** A remark, such as why no model answered. */
  note: z.nullable(z.string()),
})
export type AgentAnswer = z.infer<typeof AgentAnswer>

/** A message of the reader, with the calls and the answer that followed. */
export const Exchange = z.object({
  id: z.string(),
  text: z.string(),
  at: Time,
  calls: z.array(AgentCall),
  /** The part of the answer that is written so far; absent if none is being written. */
  partial: z.optional(z.string()),
  answer: z.nullable(AgentAnswer),
})
export type Exchange = z.infer<typeof Exchange>

/**
 * A question that the reader has to answer before the conversation continues: to approve a call, or
 * to say if a call took effect.
 */
const Question = z.object({
  key: z.string(),
  text: z.string(),
  answers: z.array(z.string()),
  until: Time,
})

/** A conversation with an agent. The run of the platform with the same id carries it out. */
export const Conversation = z.object({
  id: Id,
  agent: Reference,
  title: z.string(),
  state: z.enum(runStates),
  /** The reason why the conversation failed; null otherwise. */
  problem: z.nullable(z.string()),
  question: z.nullable(Question),
  exchanges: z.array(Exchange),
})
export type Conversation = z.infer<typeof Conversation>

/** Talking to agents. */
export const conversations = defineContract('automation/conversations', ['automation', 'runs'], {
  /** Lists conversations, newest first. */
  listConversations: read(
    z.object({ agent: Id, before: z.optional(RowId) }),
    z.object({
      conversations: z.array(
        z.object({
          id: Id,
          title: z.string(),
          state: z.enum(runStates),
          asks: z.boolean(),
          at: Time,
        }),
      ),
      next: z.nullable(RowId),
    }),
    ['not-found'],
  ),
  getConversation: read(z.object({ id: Id }), Conversation, ['not-found']),
  /**
   * Sends a message to an agent. The caller chooses the id, so that a message that is sent twice is
   * added once.
   */
  say: write.once(
    z.object({
      agent: Id,
      /** The conversation to continue; absent for a new one. */
      conversation: z.optional(Id),
      id: Id,
      text: text(
        AGENTS.messageCharacters,
        `A message can have ${AGENTS.messageCharacters} characters at most. Shorten it.`,
      ).check(z.refine((words) => words.trim() !== '', 'Enter a message')),
    }),
    z.object({ conversation: Id }),
    ['not-found', 'conflict'],
  ),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'automation/conversations': typeof conversations
  }
}
