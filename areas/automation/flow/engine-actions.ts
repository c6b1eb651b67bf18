/** An action of the engine itself, with its fields. */
export interface EngineAction {
  fields: readonly string[]
  needs: readonly string[]
  /** The kind of account that it uses. */
  account?: string
}

/** Actions of the engine, by their names; operations of contracts are actions as well, by their paths. */
export const engineActions = {
  http: {
    fields: ['method', 'url', 'query', 'headers', 'body', 'form', 'repeats'],
    needs: ['url'],
  },
  mail: { fields: ['to', 'subject', 'text'], needs: ['subject', 'text'] },
  notify: { fields: ['title', 'text', 'link'], needs: ['title'] },
  'read-feed': { fields: ['url'], needs: ['url'] },
} as const satisfies Record<string, EngineAction>

/** Actions of accounts that an import can fill in, each named by the kind of account and the action. */
export const chatActions = {
  'slack-webhook/post': { fields: ['text'], needs: ['text'], account: 'slack-webhook' },
  'discord-webhook/post': { fields: ['text'], needs: ['text'], account: 'discord-webhook' },
  'matrix/post': { fields: ['room', 'text'], needs: ['room', 'text'], account: 'matrix' },
} as const satisfies Record<string, EngineAction>

export type EngineActionName = keyof typeof engineActions
export type ChatActionName = keyof typeof chatActions
