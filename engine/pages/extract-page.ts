import { MARKUP } from '../limits.ts'
import { detectLanguage } from '../words/language.ts'
import { firstPicture } from '../markup/first-picture.ts'
import { livePictures } from '../markup/live-pictures.ts'
import { plainText, upTo } from '../markup/plain-text.ts'
import { sanitizeHtml } from '../markup/sanitize.ts'
import { articlePart } from './article-part.ts'
import { readLinkedData } from './linked-data.ts'
import { holdEmbeds } from './page-embeds.ts'
import { baseOf, openPage } from './open-page.ts'
import { readFacts, type PageFacts } from './page-facts.ts'
import { preparePage } from './prepare-page.ts'
import { articleInData, scriptTexts } from './script-data.ts'
import { dropParts, takenPart, type SiteRule } from './site-rule.ts'

/**
 * The article of a web page. Its HTML is sanitized and its text plain; both are empty if none was
 * found.
 */
export interface ExtractedPage extends PageFacts {
  html: string
  text: string
  /**
   * True if the publisher states that it is free to read, false if readers must pay; null without a
   * statement.
   */
  isFree: boolean | null
}

/**
 * Extracts the article of a page, by the rule of its site if there is one. Call it in a separate
 * thread, because the time depends on the page.
 */
export async function extractPage(
  source: string,
  address: string,
  rule: SiteRule = { take: [], drop: [] },
): Promise<ExtractedPage> {
  const page = openPage(livePictures(source))
  const base = baseOf(page, address)
  const linked = readLinkedData(page)
  const facts = readFacts(page, linked, base)
  const data = scriptTexts(page)
  preparePage(page, base)
  dropParts(page, rule.drop)
  const showEmbeds = holdEmbeds(page, base)
  const part =
    takenPart(page, rule.take) ?? articlePart(page, linked?.body ?? null, () => articleInData(data))
  showEmbeds(part)
  const html = sanitizeHtml(upTo(part?.innerHTML ?? '', MARKUP.characters), base).trim()
  const text = upTo(plainText(html), MARKUP.textCharacters)
  const language = await detectLanguage(
    `${facts.title ?? ''}. ${text}`,
    facts.language ?? undefined,
  )
  return {
    ...facts,
    language: facts.language ?? language,
    image: facts.image ?? firstPicture(html),
    html,
    text,
    isFree: linked?.isFree ?? null,
  }
}
