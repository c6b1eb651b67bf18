import * as z from 'zod/mini'
import { sql } from '#server/tools.ts'
import { newBlock } from '../../blocks/new-block.ts'
import type { PageContent } from '../../blocks/page-content.ts'
import { readContent } from '../../blocks/read-content.ts'
import { PAGES } from '../../limits.ts'
import { demandSite, lockSite, touchSite, type Owned } from '../rows/site-rows.ts'
import { freePostPath, pathOf } from './post-paths.ts'
import { demandPostRoom, insertPost } from './write-post.ts'

/** A text that another area wrote for a post. */
export interface WrittenPost {
  title: string
  description: string
  author: string
  /** The BCP 47 tag of the text's language. */
  language: string
  sections: readonly WrittenSection[]
}

interface WrittenSection {
  /** The title; empty for a text without a heading. */
  title: string
  /** Paragraphs as plain text without marks. */
  paragraphs: readonly string[]
  isList: boolean
  /** Links that are shown below the paragraphs. */
  links: readonly { words: string; address: string }[]
}

/** Adds a post with a text as a draft; returns its id. */
export async function addWrittenPost(of: Owned, site: string, post: WrittenPost, now: Date) {
  await lockSite(of, site)
  await demandPostRoom(of, site)
  const { language } = await demandSite(of, site)
  const title = cut(post.title, PAGES.titleCharacters)
  const id = await insertPost(
    of,
    site,
    {
      ...{ title, author: cut(post.author, PAGES.titleCharacters), tags: [], sharePicture: null },
      path: await freePostPath(of, site, pathOf(title)),
      description: cut(post.description, PAGES.descriptionCharacters),
      content: blocksOf(post.sections),
      language: post.language === language ? null : post.language,
      publishedAt: null,
    },
    now,
  )
  await touchSite(of, site, now)
  return id
}

/** Makes a post public with the next publication; false if it does not exist any more. */
export async function releasePost(
  { db, readerId }: Owned,
  site: string,
  post: string,
  now: Date,
): Promise<boolean> {
  const { changed } = await db.run(sql`
    update website_posts set published_at = least(published_at, ${now}), version = version + 1, edited_at = ${now}
    where id = ${post} and site_id = ${site} and reader_id = ${readerId} and deleted_at is null`)
  return changed > 0
}

/** Selects which of these posts visitors can see now or after the next publication. */
export async function publicPosts(
  { db, readerId }: Owned,
  site: string,
  posts: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const rows = await db.many(
    z.object({ id: z.string() }),
    sql`select post.id from website_posts as post join website_live as live on live.site_id = post.site_id
        where post.site_id = ${site} and post.reader_id = ${readerId} and post.deleted_at is null
          and published_at <= ${now} and post.id = any(${[...posts]}::text[])`,
  )
  return new Set(rows.map(({ id }) => id))
}

function blocksOf(sections: readonly WrittenSection[]): PageContent {
  const blocks = sections
    .slice(0, PAGES.blocks)
    .map(({ title, paragraphs, isList, links }, nth) => {
      const block = newBlock('text', `text-${nth + 1}`)
      const plain = paragraphs.map(withoutMarks)
      const linked = links.map(({ words, address }) =>
        isLinkable(address)
          ? `- [${withoutMarks(words).replaceAll(/[[\]]/g, '').slice(0, 200)}](${address})`
          : `- ${withoutMarks(words)}`,
      )
      const words = [
        isList ? plain.map((item) => `- ${item}`).join('\n') : plain.join('\n\n'),
        linked.join('\n'),
      ]
      return {
        ...block,
        props: {
          ...block.props,
          title: cut(title, PAGES.titleCharacters),
          words: words
            .filter((each) => each !== '')
            .join('\n\n')
            .slice(0, PAGES.fieldCharacters),
        },
      }
    })
  return readContent(blocks)
}

/**
 * Escapes marks in a text of sources or models, so that nothing in it becomes a link, a list or
 * strong.
 */
function withoutMarks(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^- /, '– ')
    .replaceAll('](', '] (')
    .replaceAll('**', '* *')
    .replaceAll(/(?<![\p{L}\p{N}_])_(?! )/gu, '_ ')
}

const isLinkable = (address: string) =>
  /^https?:\/\/[^()\s]+$/.test(address) && address.length < 2000

function cut(text: string, most: number): string {
  return text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed()
}
