import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { join, sql, type Desk, type Sql } from '#server/tools.ts'
import { isInFolder, isInHub, isOfHub, readCurrentId } from '#areas/articles/server/lends.ts'
import { readHub } from '#areas/hubs/server/lends.ts'
import { nameByKey } from '#engine/outlets/outlet-name.ts'
import type { ReadQuestion } from '#engine/answers/read-question.ts'
import type { QuestionScope } from '../../answer.ts'

/** What a question is asked of. */
export interface AnswerScope {
  /** Conditions on `articles`. */
  conditions: Sql[]
  /** Sources of the reader whose entries alone answer; null for all. Several are compared. */
  sources: { id: string; name: string }[] | null
  article: number | null
  /** What an opened article or source tells is told, though the source be muted. */
  includeMuted: boolean
  /** In the reader's words; undefined where everything is searched. */
  within: string | undefined
  /** Words of the question that only name where to look. */
  named: string[]
}

const Named = z.object({ id: z.string(), name: z.string() })
type Named = z.infer<typeof Named>

/** A source is called by its own name, or by that of its outlet: "Fox News" for "Latest news on Fox News". */
const NamedSource = z.extend(Named, {
  outlet: z.nullable(z.string()),
  outletName: z.nullable(z.string()),
})

/** The scope that was handed over, narrowed by sources, topics and folders that the question names. */
export async function readScope(
  { db, readerId }: Desk,
  question: ReadQuestion,
  given: QuestionScope,
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
  } else if (question.kind !== 'first-reported') {
    const said = sourcesNamed(question.text, followed)
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
  }
}

function throwGone(what: string): never {
  throw new Problem('not-found', `That ${what} is gone. Ask without it.`)
}

/** As many as a list of sources may name; nobody follows more than fit. */
const SOURCES_READ = 10_000

async function readSources(db: Desk['db'], readerId: string): Promise<Source[]> {
  const rows = await db.many(
    NamedSource,
    sql`select sources.id, coalesce(sources.name, feeds.title, '') as name, feeds.outlet, outlets.name as outlet_name
        from sources join feeds on feeds.id = feed_id left join outlets on outlets.key = feeds.outlet
        where reader_id = ${readerId} limit ${SOURCES_READ}`,
  )
  return rows.map(({ id, name, outlet, outletName }) => ({
    ...{ id, name },
    names: [...new Set([name, outletName ?? nameByKey(outlet ?? '')])],
  }))
}

interface Source extends Named {
  names: string[]
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

/** A name that stands beside the word for what it is: "in my topic Harbors", "the Business folder". */
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

/** What stands before the name of a source that is asked, and not one that is told of. */
const ASKED_BEFORE =
  /(?:according to|reported by|by|from|in|of|does|did|do|has|and|between|compare|with|versus|vs|what|laut|von|bei|selon|de|d['’]après|según|secondo|da|dans|und|et|y|e|zwischen|entre|tra)\s+(?:the\s+|der\s+|die\s+|das\s+|la\s+|le\s+|el\s+|il\s+)?$/iu
const ASKED_BEHIND =
  /^['’]?s?\s+(?:say|says|said|report|reports|reported|write|writes|wrote|tell|tells|cover|covered|and|or|versus|vs|sagt|schreibt|berichtet|dit|écrit|dice|scrive)(?!\p{L})/iu
const SHORT_NAME = 12

/** Sources that a question asks, by their names as they are written. "Time" alone is a word. */
function sourcesNamed(text: string, followed: readonly Source[]): Named[] {
  const read = text.slice(0, READ_CHARACTERS)
  const lower = read.toLowerCase()
  return followed
    .flatMap(({ id, names }) => names.map((name) => ({ id, name })))
    .flatMap((source) => {
      const name = source.name.replace(/^the\s+/iu, '').trim()
      if (name.length < 3) return []
      const isLong = name.length >= SHORT_NAME || name.includes(' ')
      const at = isLong ? lower.indexOf(name.toLowerCase()) : read.indexOf(name)
      if (at < 0 || isInsideWord(read, at, at + name.length)) return []
      const before = read.slice(Math.max(0, at - 30), at)
      const behind = read.slice(at + name.length, at + name.length + 20)
      const isAsked = ASKED_BEHIND.test(behind) || (isLong && ASKED_BEFORE.test(before))
      return isAsked ? [{ source, at, length: name.length }] : []
    })
    .toSorted((a, b) => b.length - a.length)
    .filter(
      ({ at, length }, nth, all) =>
        !all.slice(0, nth).some((other) => at < other.at + other.length && other.at < at + length),
    )
    .toSorted((a, b) => a.at - b.at)
    .slice(0, 4)
    .map(({ source }) => source)
}

function isInsideWord(text: string, start: number, end: number): boolean {
  return /[\p{L}\p{N}]/u.test(text[start - 1] ?? ' ') || /[\p{L}\p{N}]/u.test(text[end] ?? ' ')
}

export function allOf(conditions: readonly Sql[]): Sql {
  return conditions.length === 0 ? sql`true` : join([...conditions], ' and ')
}
