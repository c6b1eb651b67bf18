import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { join, sql, type Desk, type Sql } from '#server/tools.ts'
import { isInFolder } from '#areas/articles/server/lends/folders.ts'
import { isInHub, isOfHub } from '#areas/articles/server/lends/lists.ts'
import { readCurrentId } from '#areas/articles/server/lends/article.ts'
import { readHub } from '#areas/hubs/server/lends.ts'
import { nameByKey } from '#engine/outlets/outlet-name.ts'
import type { ReadQuestion } from '#engine/answers/read-question.ts'
import type { QuestionScope } from '../../answer.ts'
import { sourcesAsked, type NamedSource } from './sources-asked.ts'

/** The articles of the reader that a question is about. */
export interface AnswerScope {
  /** SQL conditions on the table `articles`. */
  conditions: Sql[]
  /** Sources to which the answer is limited; null for all of them. Several sources are compared. */
  sources: { id: string; name: string }[] | null
  article: number | null
  /**
   * True if the reader opened an article or a source, which is then searched even if it is muted.
   */
  includeMuted: boolean
  /** The name of this part in words; undefined if everything is searched. */
  within: string | undefined
  /** Words of the question that only name where to look. */
  named: string[]
  /** True if the question itself names its sources. */
  areSourcesSaid: boolean
}

const Named = z.object({ id: z.string(), name: z.string() })
type Named = z.infer<typeof Named>

/**
 * A question may name a source by its own name or by that of its outlet: "Fox News" for "Latest
 * news on Fox News".
 */
const SourceRow = z.extend(Named, {
  outlet: z.nullable(z.string()),
  outletName: z.nullable(z.string()),
})

/** Narrows the given scope by the sources, topics and folders that the question names. */
export async function readScope(
  { db, readerId }: Desk,
  question: ReadQuestion,
  given: QuestionScope,
  { areSourcesAsked = true } = {},
): Promise<AnswerScope> {
  const conditions: Sql[] = []
  const within: string[] = []
  const named: string[] = []
  let sources: Named[] | null = null
  const article = given.article === undefined ? null : await readCurrentId(db, given.article)
  if (article !== null) {
    conditions.push(sql`articles.id = ${article}`)
    within.push('the open article')
  }
  if (given.hub !== undefined && isOfHub({ readerId, hub: given.hub })) {
    const hub = await readHub(db, readerId, given.hub)
    conditions.push(isInHub({ readerId, hub: hub.id }))
    within.push(`the hub ${hub.name}`)
  }
  const topics = await db.many(
    Named,
    sql`select id, title as name from topics where reader_id = ${readerId} order by place limit 500`,
  )
  const topic =
    given.topic === undefined
      ? markedName(question.text, topics, TOPIC_MARKS)
      : (topics.find(({ id }) => id === given.topic) ?? throwGone('topic'))
  if (topic) {
    conditions.push(
      sql`articles.id in (select article_id from topic_articles
        where topic_id = ${topic.id} and not is_hidden and not is_left_out)`,
    )
    within.push(`the topic ${topic.name}`)
    if (given.topic === undefined) named.push(topic.name)
  }
  const folders = await readFolders(db, readerId)
  const folder =
    given.folder === undefined
      ? markedName(question.text, folders, FOLDER_MARKS)
      : (folders.find(({ id }) => id === given.folder) ?? { id: given.folder, name: given.folder })
  if (folder) {
    conditions.push(isInFolder(readerId, folder.id))
    within.push(`the folder ${folder.name}`)
    if (given.folder === undefined) named.push(folder.name)
  }
  const followed = await readSources(db, readerId)
  if (given.source !== undefined) {
    sources = [followed.find(({ id }) => id === given.source) ?? throwGone('source')]
    within.push(sources[0]!.name)
  } else if (areSourcesAsked && question.kind !== 'first-reported') {
    const said = sourcesAsked(question.text, followed)
    if (said.length > 0) {
      sources = said
      within.push(said.map(({ name }) => name).join(' and '))
      named.push(...said.map(({ name }) => name))
    }
  }
  if (sources) {
    const ids = sources.map(({ id }) => id)
    conditions.push(
      sql`feed_ids && array(select feed_id from sources where reader_id = ${readerId} and id = any(${ids}))`,
    )
  }
  return {
    conditions,
    sources,
    article,
    includeMuted: article !== null || given.source !== undefined,
    within: within.length === 0 ? undefined : within.join(', ').slice(0, 500),
    named,
    areSourcesSaid: sources !== null && given.source === undefined,
  }
}

function throwGone(what: string): never {
  throw new Problem('not-found', `That ${what} is gone. Ask without it.`)
}

/** The most sources that are read to find those that a question names. */
const SOURCES_READ = 10_000

async function readSources(db: Desk['db'], readerId: string): Promise<NamedSource[]> {
  const rows = await db.many(
    SourceRow,
    sql`select sources.id, coalesce(sources.name, feeds.title, '') as name, feeds.outlet, outlets.name as outlet_name
        from sources join feeds on feeds.id = feed_id left join outlets on outlets.key = feeds.outlet
        where reader_id = ${readerId} limit ${SOURCES_READ}`,
  )
  return rows.map(({ id, name, outlet, outletName }) => ({
    ...{ id, name },
    names: [...new Set([name, outletName ?? nameByKey(outlet ?? '')])],
  }))
}

async function readFolders(db: Desk['db'], readerId: string): Promise<Named[]> {
  const own = await db.many(
    Named,
    sql`select id, name from reader_categories where reader_id = ${readerId} and removed_at is null
        order by place limit 500`,
  )
  const categories = await import('#engine/categories/categories.ts')
  return [...own, ...categories.everyCategory.map((name) => ({ id: name, name }))]
}

const TOPIC_MARKS = 'topic thema sujet tema argomento card'.split(' ')
const FOLDER_MARKS = 'folder ordner dossier carpeta cartella'.split(' ')
const READ_CHARACTERS = 2000

/** Finds a name next to its noun: "in my topic Harbors", "the Business folder". */
function markedName(text: string, all: readonly Named[], marks: readonly string[]): Named | null {
  const lower = ` ${text
    .slice(0, READ_CHARACTERS)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}&]+/gu, ' ')} `
  if (!marks.some((mark) => lower.includes(` ${mark} `))) return null
  const spaced = (name: string) =>
    name
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}&]+/gu, ' ')
      .trim()
  const beside = all.filter(({ name }) => {
    const said = spaced(name)
    return (
      said !== '' &&
      marks.some(
        (mark) => lower.includes(` ${mark} ${said} `) || lower.includes(` ${said} ${mark} `),
      )
    )
  })
  return beside.toSorted((a, b) => b.name.length - a.name.length)[0] ?? null
}

export function allOf(conditions: readonly Sql[]): Sql {
  return conditions.length === 0 ? sql`true` : join([...conditions], ' and ')
}
