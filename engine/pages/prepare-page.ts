import { statedAddress } from '../markup/stated-picture.ts'
import { wrapBareParagraphs } from './bare-paragraphs.ts'

/** Parts of a page outside its article, unless the article is inside them. */
const FURNITURE = [
  'script:not([type="application/ld+json"])',
  'style',
  'template',
  'nav',
  '[role="navigation"]',
  'dialog',
  '[role="dialog"]',
  '[aria-modal="true"]',
  'div[class*="outbrain" i], div[class*="taboola" i], div[id*="taboola" i]',
  'div[class*="cookie-banner" i], div[class*="cookie-consent" i], div[id*="onetrust" i]',
].join(',')

/** Parts with comments of readers. */
const COMMENTS = [
  '#comments, #comment-list, #disqus_thread, #respond, #responses, .responses, .response-list',
  '.comments, .commentlist, .comment-list, .comments-list, .comments-area, .comment-section, .comments-section',
  '[itemprop="comment"], [itemtype$="schema.org/Comment"]',
].join(',')
/** The class of comments. A single element with it may be an opinion piece. */
const COMMENT = '.comment'
const ARTICLE_IN_IT = 'h1,main,[itemprop="articleBody"]'

/**
 * Removes parts that do not belong to an article, and restores pictures that need scripts to show.
 */
export function preparePage(page: Document, base: string): void {
  for (const furniture of page.querySelectorAll(FURNITURE)) {
    if (!furniture.querySelector('article,main,h1')) furniture.remove()
  }
  const comments = [...page.querySelectorAll(COMMENTS)]
  const each = [...page.querySelectorAll(COMMENT)]
  for (const comment of each.length > 1 ? [...comments, ...each] : comments) {
    if (comment.localName !== 'body' && !comment.querySelector(ARTICLE_IN_IT)) comment.remove()
  }
  // A streamed part is hidden until a script moves it to its place.
  for (const streamed of page.querySelectorAll('div[hidden][id^="S:"]')) {
    streamed.removeAttribute('hidden')
  }
  wrapBareParagraphs(page)
  completePictures(page, base)
}

/** Gives each picture the address from which browsers load it. */
export function completePictures(page: Document, base: string): void {
  for (const image of page.querySelectorAll('img')) completePicture(image, base)
}

function completePicture(image: Element, base: string): void {
  const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])].map(
    attributesOf,
  )
  const address = statedAddress(attributesOf(image), sources, base)
  if (address !== null) image.setAttribute('src', address)
}

function attributesOf(element: Element): Record<string, string> {
  return Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))
}
