import { Tokenizer } from 'htmlparser2'

const WORDLESS = /^(script|style|template|noscript|textarea|title)$/i

/**
 * Reduces HTML to its words. It is used where elements are nested too deeply to be parsed in good
 * time.
 */
export function bareWords(html: string): string {
  let words = ''
  let within: string | null = null
  const skip = () => {}
  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      ontext(start, end) {
        if (within === null) words += html.slice(start, end).replaceAll('<', '&lt;')
      },
      onopentagname(start, end) {
        const name = html.slice(start, end)
        if (within === null && WORDLESS.test(name)) within = name
        words += ' '
      },
      onclosetag(start, end) {
        if (html.slice(start, end).toLowerCase() === within?.toLowerCase()) within = null
        words += ' '
      },
      onattribdata: skip,
      onattribentity: skip,
      onattribend: skip,
      onattribname: skip,
      oncdata: skip,
      oncomment: skip,
      ondeclaration: skip,
      onend: skip,
      onopentagend: skip,
      onprocessinginstruction: skip,
      onselfclosingtag: skip,
      ontextentity: skip,
    },
  )
  tokenizer.write(html)
  tokenizer.end()
  return words.replaceAll(/\s+/g, ' ').trim()
}
