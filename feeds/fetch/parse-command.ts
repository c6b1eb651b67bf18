import { readFile } from 'node:fs/promises'
import type { FeedDocument } from '#engine/feeds/feed-document.ts'
import { readFeed } from '#engine/feeds/read-feed.ts'

/** The base address for files of `parse`; only relative links show it. */
const ADDRESS = 'http://localhost/'

/** Reads each file and prints its content as one line of JSON; a file that is not a feed prints its problem. */
export async function* parseFiles(
  files: string[],
  { header }: { header?: string | undefined } = {},
): AsyncGenerator<string> {
  const contentType = /^\s*content-type\s*:\s*(\S.*)$/i.exec(header ?? '')?.[1]
  for (const file of files) {
    try {
      const body = await readFile(file)
      yield JSON.stringify(
        lineOf(file, readFeed(body, { contentType, address: ADDRESS, now: new Date() })),
      )
    } catch (error) {
      yield JSON.stringify({
        file,
        format: null,
        feed: null,
        entries: [],
        problems: [error instanceof Error ? error.message : String(error)],
      })
    }
  }
}

function lineOf(file: string, document: FeedDocument) {
  const { format, title, link, description, language, entries, problems } = document
  return {
    file,
    format,
    feed: { title, link, description, language },
    entries: entries.map((entry) => ({
      id: entry.identity,
      title: entry.title,
      link: entry.link,
      authors: entry.authors,
      published: entry.published,
      updated: entry.updated,
      summary: entry.summary,
      content: entry.content,
      categories: entry.categories,
      enclosures: entry.enclosures,
    })),
    problems,
  }
}
