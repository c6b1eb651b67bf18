import type { Condition } from '../fields/conditions.ts'
import type { Step } from '../flow.ts'
import type { TriggerDraft } from '../triggers.ts'

/** A text with a single reference keeps its type, so an operation receives a number. */
export const article = '{{trigger.article.id}}'

/** A trigger that waits for an article that meets all of these conditions. */
export const articleAt = (...rows: Condition[]): TriggerDraft => ({
  kind: 'happening',
  name: 'article',
  when: { match: 'all', rows },
})

export const noteOfArticle = (name: string): Step => ({
  id: 'note',
  name,
  do: 'act',
  action: 'notes/editor/addNote',
  with: {
    category: 'work',
    title: '{{trigger.article.title}}',
    text: '{{trigger.article.summary}}',
    tags: ['workflow'],
    article,
  },
})

export const alertAt = (name: string, title: string): Step => ({
  id: 'notify',
  name,
  do: 'act',
  action: 'notify',
  with: { title, text: '{{trigger.article.summary}}' },
})

export const toHook: Step = {
  id: 'send',
  name: 'Send to the webhook',
  do: 'act',
  action: 'http',
  retries: 3,
  with: {
    method: 'POST',
    url: 'https://example.com/your-webhook',
    body: {
      title: '{{trigger.article.title}}',
      summary: '{{trigger.article.summary}}',
      category: '{{trigger.article.category}}',
      publishedTime: '{{trigger.article.publishedTime}}',
    },
  },
}
