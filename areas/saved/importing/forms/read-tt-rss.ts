import { parseJson } from '#core/bounded-json.ts'
import { MARKUP } from '#engine/limits.ts'
import { titleText } from '#engine/feeds/title-text.ts'
import { timeOf } from '../file-times.ts'
import { collectBookmarks, type ImportedFile, type RawBookmark } from '../found-bookmark.ts'
import { isTrue } from '../json/json-items.ts'
import { readXml } from '#engine/markup/tokens/read-xml.ts'

/** Fields of an article that are read; all others are skipped. */
const FIELDS = new Set(
  'title content link note marked published tag_cache label_cache updated'.split(' '),
)

type Article = Record<string, string>

/** Says if the file is the XML in which Tiny Tiny RSS exports articles. */
export function isTtRss(head: string): boolean {
  return /<articles[\s>]/i.test(head) && !/<html[\s>]/i.test(head)
}

/**
 * Reads the starred and published articles of a Tiny Tiny RSS export, or all articles if none is
 * starred or published.
 */
export function readTtRss(text: string): ImportedFile {
  const chosen = collectBookmarks('reader-stars')
  const all = collectBookmarks('reader-stars')
  let count = 0
  let article: Article | null = null
  let field = ''
  readXml(text, {
    onOpen(name) {
      if (name === 'article') article = {}
      else field = article !== null && field === '' && FIELDS.has(name) ? name : field
    },
    onClose(name) {
      if (name === field) field = ''
      if (name !== 'article' || article === null) return
      const isChosen = isTrue(article['marked']) || isTrue(article['published'])
      const bookmark = bookmarkOf(article)
      if (isChosen) count++
      if (isChosen) chosen.add(bookmark)
      else if (count === 0) all.add(bookmark)
      article = null
      field = ''
    },
    onText(words) {
      if (article === null || field === '') return
      const said = article[field] ?? ''
      if (said.length < MARKUP.characters) article[field] = said + words
    },
  })
  return count > 0 ? chosen.end() : all.end()
}

function bookmarkOf(article: Article): RawBookmark {
  const { title = '', link = '', note = '', content = '', updated = '' } = article
  return {
    address: link.trim(),
    title: titleText(title, true),
    note,
    tags: [...(article['tag_cache'] ?? '').split(','), ...labelsIn(article['label_cache'])],
    savedAt: timeOf(updated),
    html: content,
  }
}

/** Reads labels from JSON: each has a number, a name and colors. */
function labelsIn(stated: string | undefined): unknown[] {
  if (!stated?.trim().startsWith('[')) return []
  try {
    const labels = parseJson(stated)
    return Array.isArray(labels)
      ? labels.map((label) => (Array.isArray(label) ? label[1] : null))
      : []
  } catch {
    return []
  }
}
