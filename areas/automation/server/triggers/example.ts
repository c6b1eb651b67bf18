import { articleFacts } from '#areas/articles/server/lends/article.ts'
import { isMostlyFollowed, listArticles } from '#areas/articles/server/lends/lists.ts'
import { happeningParts } from '#platform/actions/server/lends.ts'
import { sql, type Desk } from '#server/tools.ts'
import type { TriggerDraft } from '../../flow/triggers.ts'
import { articleMatches } from '../../happenings.ts'
import { TriggerRow, triggerColumns } from '../rows/trigger-rows.ts'

/**
 * Lists the events that a trigger can wait for. The event for articles covers new and changed ones:
 * an article is checked again whenever it changes, and fires a trigger once.
 */
export function happeningsFor(desk: Pick<Desk, 'extensions'>) {
  const others = desk
    .extensions(happeningParts)
    .filter(({ name }) => !['article.new', 'article.updated'].includes(name))
  return [articleMatches, ...others]
}

/** The data of a trigger's last firing, or else an example; null if the trigger does not exist. */
export async function readExample(desk: Desk, triggerId: string | null): Promise<unknown> {
  if (triggerId === null) return null
  const row = await desk.db.maybe(
    TriggerRow,
    sql`select ${triggerColumns} from automation_triggers where id = ${triggerId} and deleted_at is null`,
  )
  return row && (row.example ?? (await realExample(desk, row.draft)))
}

/**
 * Makes an example of a trigger's data. For a trigger that waits for articles, the example is the
 * reader's newest article, so that the trigger can be tried at once.
 */
export async function realExample(desk: Desk, draft: TriggerDraft): Promise<unknown> {
  if (draft.kind !== 'happening' || draft.name !== articleMatches.name)
    return exampleFor(desk, draft)
  const scope = { db: desk.db, readerId: desk.readerId, now: desk.now() }
  const [article] = await listArticles(
    scope,
    sql`where ${isMostlyFollowed(scope)} order by published_at desc, id desc limit 1`,
  )
  return article ? { article: articleFacts(article, desk.publicAddress) } : exampleFor(desk, draft)
}

function exampleFor(desk: Pick<Desk, 'extensions' | 'now'>, draft: TriggerDraft): unknown {
  switch (draft.kind) {
    case 'schedule':
      return { time: desk.now().toISOString() }
    case 'happening':
      return happeningsFor(desk).find(({ name }) => name === draft.name)?.example ?? null
    case 'webhook':
      // The fields are unknown before the first delivery.
      return { body: null, query: null, headers: null }
    case 'form':
      return { fields: Object.fromEntries(draft.fields.map(({ name }) => [name, ''])) }
    case 'file':
      return { file: { name: '', bytes: 0, type: '', text: '', problem: null } }
    case 'mail':
      return {
        mail: {
          ...{ subject: '', text: '', from: { name: '', address: '' } },
          ...{ time: desk.now().toISOString(), files: [] },
        },
      }
    case 'failure':
      return { workflow: { id: '', name: '' }, run: { id: '' }, error: '' }
    default:
      return null
  }
}
