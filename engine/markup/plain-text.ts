import { decodeHTMLStrict } from 'entities/decode'
import { Parser, type Handler } from 'htmlparser2'
import { withoutEndlessNesting } from './sanitize.ts'

/** Elements that begin and end a paragraph. */
const PARAGRAPHS = new Set(
  `address article aside blockquote div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6
  header hr main nav ol p pre section summary table ul`.split(/\s+/),
)
/** Elements that begin a new line. */
const LINES = new Set('br caption dd dt li td th tr'.split(' '))
const HIDDEN = new Set('script style template noscript svg head textarea'.split(' '))

/** Matches a space at the end of an element before a period or comma: "her <a>departure </a>." */
const LEFT_OVER = /(?<=[\p{L}\p{N}”’)\]]) (?=[.,](?:\s|$))/gu

/**
 * The words of HTML: paragraphs are separated by a blank line, lines by a line end, words by single
 * spaces.
 */
export function plainText(html: string): string {
  if (!/[<&]/.test(html)) return tidy(withoutSingleLineEnds(html))
  let text = ''
  let hiddenDepth = 0
  // The text of a link to a player is the player's name, not part of the text.
  let isEmbed = false
  const handler: Partial<Handler> = {
    onopentag(name, attributes) {
      if (name === 'a' && 'data-embed' in attributes) isEmbed = true
    },
    onopentagname(name) {
      if (HIDDEN.has(name)) hiddenDepth++
      else if (PARAGRAPHS.has(name)) text += '\n\n'
      else if (LINES.has(name)) text += '\n'
    },
    ontext(words) {
      if (hiddenDepth > 0 || isEmbed) return
      // References without a semicolon stay, because "&copy=2" is more often part of an address.
      text += (words.includes('&') ? decodeHTMLStrict(words) : words).replaceAll(/[\n\r]/g, ' ')
    },
    onclosetag(name) {
      if (name === 'a') isEmbed = false
      if (HIDDEN.has(name)) hiddenDepth--
      else if (PARAGRAPHS.has(name)) text += '\n\n'
    },
  }
  new Parser(handler, { decodeEntities: false }).end(withoutEndlessNesting(html))
  return tidy(text).replaceAll(LEFT_OVER, '')
}

/**
 * Replaces single line ends by spaces, because they only wrap lines; several in a row separate
 * paragraphs.
 */
function withoutSingleLineEnds(text: string): string {
  return text.replaceAll(/\n\s*/g, (space) => (space.includes('\n', 1) ? space : ' '))
}

/** The first characters of a text; a character of two UTF-16 units is never split. */
export function upTo(text: string, characters: number): string {
  if (text.length <= characters) return text
  const isInside = /[\ud800-\udbff]/.test(text[characters - 1]!)
  return text.slice(0, isInside ? characters - 1 : characters)
}

function tidy(text: string): string {
  return (
    text
      // Removes invisible characters that only mark where words may break.
      .replaceAll(/[\u00ad\u200b\u2060\ufeff]/g, '')
      .replaceAll(/[^\S\n]+/g, ' ')
      .replaceAll(/ ?\n ?/g, '\n')
      .replaceAll(/\n{2,}/g, '\n\n')
      .trim()
  )
}
