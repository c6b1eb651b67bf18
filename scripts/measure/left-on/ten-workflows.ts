import { triggers } from '#areas/automation/contracts/triggers.ts'
import { workflows } from '#areas/automation/contracts/workflows.ts'
import type { Condition } from '#areas/automation/flow/fields/conditions.ts'
import type { Step } from '#areas/automation/flow/flow.ts'
import type { TriggerDraft } from '#areas/automation/flow/triggers.ts'
import type { Ask } from '#core/contract.ts'

export interface LeftOn {
  id: string
  name: string
}

const HOUR_SECONDS = 3600

const title = (is: Condition['is'], value: string): Condition => ({
  ...{ field: '{{trigger.article.title}}', is, value },
})
const sources = (value: number): Condition => ({
  ...{ field: '{{trigger.article.sourceCount}}', is: 'at-least', value },
})
const article = (match: 'all' | 'any', ...rows: Condition[]): TriggerDraft => ({
  ...{ kind: 'happening', name: 'article', when: { match, rows } },
})
const at = (cron: string): TriggerDraft => ({ kind: 'schedule', cron, zone: 'Europe/London' })
const act = (id: string, action: string, fields: object) =>
  ({ do: 'act', id, name: id, action, with: fields }) as unknown as Step

const saved = act('save', 'saved/saveArticle', { article: '{{trigger.article.id}}' })
const noted = act('note', 'notes/editor/addNote', {
  title: '{{trigger.article.title}}',
  text: '{{trigger.article.summary}}',
  article: '{{trigger.article.id}}',
})
const told = (id = 'tell') =>
  act(id, 'notify', { title: '{{trigger.article.title}}', text: '{{trigger.article.summary}}' })
const headlines = (period: string) => act('read', 'feed/listHeadlines', { period, search: '' })
const LIST = '=steps.read.slice(0, 10).map((one) => `- ${one.title}`).join("\\n")'

/** Workflows as readers of news build them, with their triggers. */
function tenOf(address: string): { name: string; trigger: TriggerDraft; steps: Step[] }[] {
  return [
    {
      name: 'Three sources on Ukraine: save, note, tell',
      trigger: article('all', title('contains', 'Ukraine'), sources(3)),
      steps: [saved, noted, told()],
    },
    {
      name: 'Eight sources on anything: tell',
      trigger: article('all', sources(8)),
      steps: [told()],
    },
    {
      name: 'Digest at 07:00 as a note',
      trigger: at('0 7 * * *'),
      steps: [
        headlines('today'),
        act('note', 'notes/editor/addNote', { title: 'Digest', text: LIST }),
      ],
    },
    {
      name: 'The week on Fridays as a note',
      trigger: at('0 16 * * 5'),
      steps: [
        headlines('week'),
        act('note', 'notes/editor/addNote', { title: 'Week', text: LIST }),
      ],
    },
    {
      name: 'AI companies to a webhook',
      trigger: article(
        'any',
        ...['OpenAI', 'Anthropic', 'Nvidia'].map((name) => title('matches-words', name)),
      ),
      steps: [
        act('post', 'http', {
          ...{ method: 'POST', url: `${address}/hook`, repeats: 'key' },
          body: { title: '{{trigger.article.title}}', page: '{{trigger.article.page}}' },
        }),
      ],
    },
    {
      name: 'Science and health of two sources: save',
      trigger: article(
        'all',
        {
          field: '{{trigger.article.category}}',
          is: 'is-one-of',
          value: ['Science', 'Healthcare'],
        },
        sources(2),
      ),
      steps: [saved],
    },
    {
      name: 'Elections of five sources: ask, then note',
      trigger: article('all', title('contains', 'election'), sources(5)),
      steps: [
        {
          ...{ do: 'approve', id: 'ask', name: 'ask', withinSeconds: 12 * HOUR_SECONDS },
          question: 'Note “{{trigger.article.title}}”?',
        },
        noted,
      ],
    },
    {
      name: 'Earthquakes: tell',
      trigger: article('all', title('matches-words', 'earthquake')),
      steps: [told()],
    },
    {
      name: 'What was saved: note',
      trigger: { kind: 'happening', name: 'article.saved', when: { match: 'all', rows: [] } },
      steps: [
        act('note', 'notes/editor/addNote', {
          title: 'Saved: {{trigger.article.title}}',
          text: '',
        }),
      ],
    },
    {
      name: 'Every hour, the first headline: tell',
      trigger: at('0 * * * *'),
      steps: [
        headlines('today'),
        act('tell', 'notify', { title: '{{steps.read[0].title}}', text: '' }),
      ],
    },
  ]
}

/** Creates the ten workflows and switches them on. */
export async function addTenWorkflows(ask: Ask, address: string): Promise<LeftOn[]> {
  const all: LeftOn[] = []
  for (const { name, trigger, steps } of tenOf(address)) {
    const { id } = await ask(workflows.createWorkflow, { name })
    const hung = await ask(triggers.saveTrigger, { name, draft: trigger })
    await ask(workflows.saveDraft, { id, revision: 1, triggerId: hung.id, flow: { steps } })
    await ask(workflows.switchOn, { id, revision: 2 })
    all.push({ id, name })
  }
  return all
}
