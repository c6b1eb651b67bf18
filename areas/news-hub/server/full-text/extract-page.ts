import { detectLanguage } from '../articles/language.ts'
import { plainText, upTo } from '../sources/plain-text.ts'
import { sanitizeHtml } from '../sources/sanitize.ts'
import { webAddress } from '../sources/web-address.ts'
import { articlePart } from './article-part.ts'
import { readLinkedData } from './linked-data.ts'
import { openPage } from './open-page.ts'
import { readFacts, type PageFacts } from './page-facts.ts'
import { preparePage } from './prepare-page.ts'

/** The article of a web page; its HTML is sanitised and its text plain, both empty when none was found. */
export interface ExtractedPage extends PageFacts {
  html: string
  text: string
  /** What the publisher says of paying; null when it does not say. */
  isFree: boolean | null
}

/** Longer texts are cut: no reader reads more. */
const TEXT_CHARACTERS = 200_000
const HTML_CHARACTERS = 2 * TEXT_CHARACTERS

/** Reads the article out of a page. Heavy, and at the mercy of the page: call it in a thread of its own. */
export async function extractPage(source: string, address: string): Promise<ExtractedPage> {
  const page = openPage(source)
  const base =
    webAddress(page.querySelector('base[href]')?.getAttribute('href'), address) ?? address
  const linked = readLinkedData(page)
  const facts = readFacts(page, linked, base)
  preparePage(page)
  const part = articlePart(page, linked?.body ?? null)
  const html = sanitizeHtml(upTo(part?.innerHTML ?? '', HTML_CHARACTERS), base).trim()
  const text = upTo(plainText(html), TEXT_CHARACTERS)
  const language = await detectLanguage(
    `${facts.title ?? ''}. ${text}`,
    facts.language ?? undefined,
  )
  return {
    ...facts,
    language: facts.language ?? language,
    image: facts.image ?? firstImage(html),
    html,
    text,
    isFree: linked?.isFree ?? null,
  }
}

/** Sanitised already: attributes are quoted and addresses whole. */
function firstImage(html: string): string | null {
  return /<img[^<>]* src="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? null
}
