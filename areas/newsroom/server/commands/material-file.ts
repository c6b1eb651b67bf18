import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { detectLanguage } from '#engine/words/language.ts'
import type { Material } from '#engine/scripts/material.ts'

const Entry = z.object({
  id: z.optional(z.union([z.int(), z.string()])),
  title: z.optional(z.string()),
  text: z.string(),
  source: z.optional(z.string()),
  link: z.optional(z.nullable(z.string())),
  publishedAt: z.optional(z.union([z.number(), z.string()])),
  language: z.optional(z.nullable(z.string())),
})

const FileArticle = z.object({
  title: z.optional(z.string()),
  entries: z.array(Entry).check(z.minLength(1)),
})

const MaterialFile = z.object({
  title: z.optional(z.string()),
  articles: z.array(FileArticle).check(z.minLength(1)),
})

const MOST_BYTES = 50_000_000

/**
 * Reads articles from a JSON file: `{title, articles: [{title, entries: [{title, text, source,
 * link, publishedAt, language}]}]}`. Only the texts are required; times are in ISO 8601 or seconds
 * since 1970.
 */
export async function readMaterialFile(path: string, now: Date): Promise<Material> {
  const content = await readFile(path).catch((cause: unknown) => {
    throw new Problem('invalid', `“${path}” cannot be read.`, { cause })
  })
  if (content.length > MOST_BYTES) throw new Problem('invalid', `“${path}” is larger than 50 MB.`)
  const read = MaterialFile.safeParse(parsed(path, content.toString('utf8')))
  if (!read.success) {
    throw new Problem(
      'invalid',
      `“${path}” does not hold articles. Write {"title": …, "articles": [{"title": …, "entries": [{"text": …, "source": …}]}]}.`,
    )
  }
  const { title, articles } = read.data
  const languages = await Promise.all(
    articles.flatMap((article) =>
      article.entries.map(({ title = '', text, language }) =>
        detectLanguage(`${text}\n${title}`, language),
      ),
    ),
  )
  let entries = 0
  return {
    title: title ?? articles[0]?.title ?? 'Articles',
    asOf: now.toISOString(),
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    articles: articles.map((article, at) => ({
      id: at + 1,
      title: article.title ?? article.entries[0]?.title ?? '',
      publishedAt: timeOf(article.entries[0]?.publishedAt, now),
      entries: article.entries.map((entry) => ({
        language: languages[entries] ?? null,
        id: ++entries,
        outlet: entry.source ?? `Source ${entries}`,
        title: entry.title ?? '',
        link: entry.link ?? null,
        text: entry.text,
        publishedAt: timeOf(entry.publishedAt, now),
      })),
    })),
  }
}

function parsed(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Problem('invalid', `“${path}” is not JSON.`, { cause })
  }
}

function timeOf(given: number | string | undefined, now: Date): string {
  const moment = new Date(typeof given === 'number' ? given * 1000 : (given ?? now))
  return Number.isNaN(moment.getTime()) ? now.toISOString() : moment.toISOString()
}
