import { parseJson } from '#core/bounded-json.ts'
import { plainText } from '../markup/plain-text.ts'
import { partGlued } from './glued-paragraphs.ts'

/** A page's statements about its article in JSON-LD that we use. */
export interface LinkedArticle {
  /** Its headline and its name, which some publishers confuse. */
  titles: string[]
  authors: string[]
  published: string | null
  language: string | null
  image: string | null
  publisher: string | null
  /** The whole article without markup, which shows what parts of the page belong to it. */
  body: string | null
  /**
   * True if it is stated to be free to read, false if readers must pay; null without a statement.
   */
  isFree: boolean | null
}

type Node = Record<string, unknown>

const ARTICLE =
  /^(?:\w*Article|\w*BlogPosting|Report|Review|LiveBlogPosting|NewsItem|SocialMediaPosting)$/
/**
 * Keys whose values are other articles or texts: updates of a live blog, comments of readers,
 * related articles.
 */
const OTHERS = new Set(
  'liveBlogUpdate comment mentions citation isRelatedTo itemListElement'.split(' '),
)
/** The deepest nesting that is read, because deeper data is not about the article. */
const DEEPEST = 8
const MOST_NODES = 5000

export function readLinkedData(page: Document): LinkedArticle | null {
  const nodes: Node[] = []
  for (const script of page.querySelectorAll('script[type="application/ld+json"]')) {
    collect(readJson(script.textContent ?? ''), nodes, 0)
  }
  // Nodes without a name are only references to another node.
  const named = nodes.filter((node) => typeof node['@id'] === 'string' && 'name' in node)
  const byId = new Map(named.map((node) => [node['@id'], node]))
  const articles = nodes.filter((node) => typesOf(node).some((type) => ARTICLE.test(type)))
  // If there are several articles, the most complete one is used, because the others are teasers.
  const article = articles.toSorted((a, b) => weightOf(b) - weightOf(a))[0]
  if (!article) return null
  const follow = (value: unknown) =>
    isNode(value) && typeof value['@id'] === 'string' && !('name' in value)
      ? (byId.get(value['@id']) ?? value)
      : value
  return {
    titles: ['headline', 'name'].flatMap((name) => textOf(article[name]) ?? []),
    authors: listOf(article['author'] ?? article['creator'])
      .map(follow)
      .flatMap((author) => textOf(isNode(author) ? author['name'] : author) ?? []),
    published: textOf(article['datePublished']) ?? textOf(article['dateCreated']),
    language: textOf(article['inLanguage']),
    image: addressOf(follow(listOf(article['image'])[0])),
    publisher: nameOf(follow(listOf(article['publisher'])[0])),
    body: bodyOf(article['articleBody']),
    isFree: freedomOf(article['isAccessibleForFree']),
  }
}

function collect(value: unknown, nodes: Node[], depth: number): void {
  if (depth > DEEPEST || nodes.length > MOST_NODES) return
  if (Array.isArray(value)) for (const item of value) collect(item, nodes, depth + 1)
  if (!isNode(value)) return
  nodes.push(value)
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner === 'object' && !OTHERS.has(name)) collect(inner, nodes, depth + 1)
  }
}

/**
 * Parses the JSON of a script, in which publishers put line ends, comments and stray commas; null
 * if it cannot be read.
 */
function readJson(text: string): unknown {
  const bare = text
    .replace(/^\s*(?:<!--|\/\*[^*]*\*\/)?/, '')
    .replace(/(?:-->|(?<![\s;]))[\s;]*$/, '')
  // oxlint-disable-next-line no-control-regex -- they may not stand raw inside a JSON string
  const tidied = bare.replaceAll(/[\u0000-\u001f]+/g, ' ').replaceAll(/,\s*(?=[}\]])/g, '')
  for (const candidate of [text, tidied]) {
    try {
      return parseJson(candidate)
    } catch {
      // The tidied text may be valid.
    }
  }
  return null
}

function weightOf(article: Node): number {
  const body = article['articleBody']
  const facts = ['headline', 'author', 'datePublished', 'image'].filter((name) => article[name])
  return facts.length * 1000 + (typeof body === 'string' ? body.length : 0)
}

function typesOf(node: Node): string[] {
  return listOf(node['@type']).filter((type) => typeof type === 'string')
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The text of a value without markup. Some publishers escape it needlessly, or twice. */
function textOf(value: unknown): string | null {
  const text = typeof value === 'string' ? value : isNode(value) ? value['@value'] : null
  return typeof text === 'string' ? plainText(text).trim() || null : null
}

/** The text of the article, with its paragraphs separated by blank lines. */
function bodyOf(value: unknown): string | null {
  if (typeof value !== 'string') return null
  if (/<(p|br|div)\b/i.test(value)) return plainText(value) || null
  const lines = value.split(/[\n\r]+/).map((line) => plainText(line))
  const stated = lines.filter((line) => line !== '')
  return (stated.length === 1 ? partGlued(stated[0]!) : stated).join('\n\n') || null
}

function nameOf(value: unknown): string | null {
  return textOf(isNode(value) ? value['name'] : value)
}

function addressOf(value: unknown): string | null {
  return textOf(isNode(value) ? (value['url'] ?? value['contentUrl']) : value)
}

function freedomOf(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value
  return typeof value === 'string' ? !/^\s*(false|no|0)\s*$/i.test(value) : null
}
