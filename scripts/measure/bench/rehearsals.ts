import * as z from 'zod/mini'
import { notesEditor } from '#areas/notes/contracts/editor.ts'
import { rehearsals } from '#areas/automation/contracts/rehearsals.ts'
import { triggers } from '#areas/automation/contracts/triggers.ts'
import { workflows } from '#areas/automation/contracts/workflows.ts'
import type { Conditions } from '#areas/automation/flow/fields/conditions.ts'
import type { Flow } from '#areas/automation/flow/flow.ts'
import { sql } from '#server/tools.ts'
import { withDataFolder, withToolHub } from '../tool-hub.ts'
import { fillHub } from './filling/fill-hub.ts'
import type { Measured } from './measured.ts'
import { median, timed } from './statistics.ts'

/** The number of entries, which are joined into a little more than 100,000 articles. */
const ENTRIES = 208_500
const TIMES = 5

const of = (name: string, is: Conditions['rows'][number]['is'], value: string | number) => {
  return { field: `{{trigger.article.${name}}}`, is, value }
}
const counted: Record<string, Conditions['rows']> = {
  'a word in the title': [of('title', 'contains', 'harbour')],
  'a word and three sources': [of('title', 'contains', 'storm'), of('sourceCount', 'at-least', 3)],
  'three sources': [of('sourceCount', 'at-least', 3)],
  'a word in the summary': [of('summary', 'contains', 'market')],
  'no conditions': [],
  'the name of a source': [of('sources', 'contains', 'Feed 17')],
  'a title without a word': [of('title', 'not-contains', 'harbour')],
}

const flow: Flow = {
  steps: [
    act('save', 'saved/saveArticle', { article: '{{trigger.article.id}}' }),
    act('note', 'notes/editor/addNote', { title: '{{trigger.article.title}}', text: 'Read it.' }),
    act('tell', 'notify', { title: '{{trigger.article.title}}', text: '' }),
    act('post', 'http', { method: 'POST', url: 'https://shop.example/' }),
  ],
}

function act(id: string, action: string, fields: Record<string, string>): Flow['steps'][number] {
  return { do: 'act', id, name: id, action, with: fields }
}

/**
 * Measures how long it takes to count the past runs that a workflow would have had, and to rehearse
 * it while its reader is writing it.
 */
export async function measureRehearsals(): Promise<Measured> {
  return withDataFolder((dataFolder) =>
    withToolHub(dataFolder, async ({ tools, readerId }) => {
      const ask = tools.askAs(readerId, { operations: ['*'], scope: 'owner' })
      await fillHub(tools.db, readerId, ENTRIES, 29)
      const { articles } = await tools.db.one(
        z.object({ articles: z.int() }),
        sql`select count(*)::int as articles from articles`,
      )
      const measured: Measured = { articles }
      const { id } = await ask(workflows.createWorkflow, { name: 'Bench' })
      const hang = async (rows: Conditions['rows']) => {
        const draft = { kind: 'happening', name: 'article', when: { match: 'all', rows } } as const
        const trigger = await ask(triggers.saveTrigger, { name: 'Bench', draft })
        const { revision } = await ask(workflows.getWorkflow, { id })
        await ask(workflows.saveDraft, { id, revision, triggerId: trigger.id, flow })
      }
      for (const [name, rows] of Object.entries(counted)) {
        await hang(rows)
        const times: number[] = []
        const before = process.cpuUsage()
        for (let nth = 0; nth < TIMES; nth++) {
          const { ms, result } = await timed(() => ask(rehearsals.getPast, { id, zone: 'UTC' }))
          times.push(ms)
          measured[`${name}: matches`] = result.total
        }
        const { user, system } = process.cpuUsage(before)
        measured[`${name}: CPU ms of the server, each`] = (user + system) / 1000 / TIMES
        measured[`${name}: median ms`] = median(times)
        measured[`${name}: slowest ms`] = Math.max(...times)
      }
      await hang(counted['a word in the title']!)
      const write = () => ask(notesEditor.addNote, { text: 'Meanwhile' })
      const alone: number[] = []
      for (let nth = 0; nth < 50; nth++) alone.push((await timed(write)).ms)
      const { newest } = await ask(rehearsals.getPast, { id, zone: 'UTC' })
      const meanwhile: number[] = []
      let isOver = false
      const writing = (async () => {
        while (!isOver) meanwhile.push((await timed(write)).ms)
      })()
      const { ms } = await timed(async () => {
        for (const { key } of newest.events) await ask(rehearsals.rehearse, { id, event: key })
      })
      isOver = true
      await writing
      return {
        ...measured,
        'the newest events rehearsed': newest.events.length,
        'ms for all of them': ms,
        'a note added before: median ms': median(alone),
        'a note added meanwhile: median ms': median(meanwhile),
        'a note added meanwhile: slowest ms': Math.max(...meanwhile),
      }
    }),
  )
}
