import type { WorkflowAction } from '../../contracts/workflows.ts'
import { engineActions, type EngineActionName } from '../../flow/engine-actions.ts'

type Words = Pick<WorkflowAction, 'title' | 'group' | 'effect' | 'example' | 'output'> & {
  fields: Record<string, Partial<WorkflowAction['fields'][number]>>
}

const words: Record<EngineActionName, Words> = {
  notify: {
    title: 'Notify me',
    group: 'Tell me',
    effect: 'inside',
    fields: {
      title: { about: 'Title' },
      text: { about: 'Text' },
      link: { about: 'Page that it opens, such as /news-hub/feed' },
    },
    example: { title: '{{trigger.article.title}}', text: '{{trigger.article.summary}}' },
    output: { title: '', text: '' },
  },
  mail: {
    title: 'Send an email',
    group: 'Tell me',
    effect: 'once',
    fields: {
      to: { about: 'Recipient; you, where it is empty' },
      subject: { about: 'Subject' },
      text: { about: 'Text' },
    },
    example: { subject: '{{trigger.article.title}}', text: '{{trigger.article.summary}}' },
    output: { to: '', subject: '', answer: '250 OK' },
  },
  http: {
    title: 'Send a request',
    group: 'Web',
    effect: 'once',
    fields: {
      method: {
        type: 'choice',
        about: 'Method',
        options: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'],
      },
      url: { about: 'Address' },
      query: { type: 'object', about: 'Parameters of the address' },
      headers: { type: 'object', about: 'Headers' },
      body: { type: 'any', about: 'Body, sent as JSON' },
      form: { type: 'object', about: 'Fields of a form, in place of a body' },
      repeats: {
        type: 'choice',
        about: 'Repeating: "key" if the service knows the header Idempotency-Key',
        options: ['no', 'key'],
      },
    },
    example: { method: 'GET', url: 'https://example.com/' },
    output: { status: 200, headers: {}, body: {} },
  },
  'read-feed': {
    title: 'Read a feed',
    group: 'Web',
    effect: 'safe',
    fields: { url: { about: 'Address of the feed' } },
    example: { url: 'https://example.com/feed.xml' },
    output: {
      title: '',
      entries: [{ title: '', link: '', text: '', published: '', authors: [''] }],
    },
  },
}

/** Descriptions of the workflow engine's own actions, as the list of actions shows them. */
export const engineActionWords: WorkflowAction[] = Object.entries(words).map(
  ([name, { fields, ...action }]) => {
    const { needs } = engineActions[name as EngineActionName]
    return {
      ...action,
      name,
      fields: Object.entries(fields).map(([field, about]) => ({
        ...{ name: field, isNeeded: needs.some((one) => one === field), type: 'text' as const },
        ...{ about: '', options: [], ...about },
      })),
      ...{ accountKind: null, trouble: null },
    }
  },
)
