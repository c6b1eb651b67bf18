import { Parser } from 'htmlparser2'

const BLOCKS = new Set(
  'address article aside blockquote br dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)
const HIDDEN = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'head',
])

/** The words of an HTML text: paragraphs parted by a blank line, all other white space single. */
export function plainText(html: string): string {
  if (!/[<&]/.test(html)) return tidy(html)
  let text = ''
  let hiddenDepth = 0
  const parser = new Parser({
    onopentagname(name) {
      if (HIDDEN.has(name)) hiddenDepth++
      else if (BLOCKS.has(name)) text += '\n\n'
    },
    ontext(words) {
      if (hiddenDepth === 0) text += words.replaceAll(/[\n\r]/g, ' ')
    },
    onclosetag(name) {
      if (HIDDEN.has(name)) hiddenDepth--
      else if (BLOCKS.has(name)) text += '\n\n'
    },
  })
  parser.end(html)
  return tidy(text, true)
}

function tidy(text: string, hasParagraphs = false): string {
  const paragraphs = hasParagraphs ? text.split('\n\n') : text.split(/\n\s*\n/)
  return paragraphs
    .map((paragraph) => paragraph.replaceAll(/[\s\u00a0\u200b\ufeff]+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
}
