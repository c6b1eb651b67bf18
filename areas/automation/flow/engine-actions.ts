/** An action that is no operation of a contract, with the fields that it takes. */
export interface EngineAction {
  fields: readonly string[]
  needs: readonly string[]
  /** The kind of account that it goes through. */
  account?: string
}

const message: EngineAction = { fields: ['text', 'channel'], needs: ['text'] }

/** Actions of the engine, by their names; operations of contracts are actions as well, by their paths. */
export const engineActions = {
  http: {
    fields: ['method', 'url', 'query', 'headers', 'body', 'form'],
    needs: ['url'],
  },
  mail: { fields: ['to', 'subject', 'text', 'html'], needs: ['subject', 'text'] },
  notify: { fields: ['title', 'text', 'link'], needs: ['title'] },
  'read-feed': { fields: ['url'], needs: ['url'] },
  'slack/send': { ...message, account: 'slack' },
  'discord/send': { ...message, account: 'discord' },
  'matrix/send': { ...message, account: 'matrix' },
  'github/request': { fields: ['method', 'path', 'body'], needs: ['path'], account: 'github' },
} as const satisfies Record<string, EngineAction>

export type EngineActionName = keyof typeof engineActions
