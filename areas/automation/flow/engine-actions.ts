/**
 * An action that the workflow engine carries out itself, with all of its fields and the required
 * ones.
 */
export interface EngineAction {
  fields: readonly string[]
  needs: readonly string[]
  /** The kind of account that the action needs; absent if it needs none. */
  account?: string
}

/**
 * Actions of the workflow engine, by name. Operations of contracts are also actions, and are named
 * by their paths.
 */
export const engineActions = {
  http: {
    fields: ['method', 'url', 'query', 'headers', 'body', 'form', 'repeats'],
    needs: ['url'],
  },
  mail: { fields: ['to', 'subject', 'text'], needs: ['subject', 'text'] },
  notify: { fields: ['title', 'text', 'link'], needs: ['title'] },
  'read-feed': { fields: ['url'], needs: ['url'] },
} as const satisfies Record<string, EngineAction>

/**
 * Actions of accounts that an import can create. The name consists of the kind of account and the
 * action.
 */
export const chatActions = {
  'slack-webhook/post': { fields: ['text'], needs: ['text'], account: 'slack-webhook' },
  'discord-webhook/post': { fields: ['text'], needs: ['text'], account: 'discord-webhook' },
  'matrix/post': { fields: ['room', 'text'], needs: ['room', 'text'], account: 'matrix' },
} as const satisfies Record<string, EngineAction>

export type EngineActionName = keyof typeof engineActions
export type ChatActionName = keyof typeof chatActions
