const NOTE = '<li id="source-'
const LINK = '<a href="'
/** The attributes for language and direction of the whole file. */
const ROOT = /<html( lang="[^"<>]*" dir="[^"<>]*")>/u

/**
 * Makes HTML for pasting into another document from a draft's HTML file: with its language, without
 * page styles. Numerals link directly to their sources, because a link within the page would point
 * to this server.
 */
export function copiedHtml(file: string): string {
  const start = file.indexOf('<article>')
  const end = file.lastIndexOf('</article>')
  if (start === -1 || end < start) return ''
  const content = file.slice(start + '<article>'.length, end)
  const links = linksOf(content)
  const copied = content.replaceAll(
    /<a href="#source-(\d+)">(\d+)<\/a>/gu,
    (_, note: string, numeral) => {
      const link = links.get(note)
      return link === undefined ? numeral : `<a href="${link}">${numeral}</a>`
    },
  )
  const [, language] = ROOT.exec(file) ?? []
  return language === undefined ? copied : `<div${language}>${copied}</div>`
}

/** Reads the link addresses from the list of sources below a text. */
function linksOf(content: string): Map<string, string> {
  const links = new Map<string, string>()
  for (const rest of content.split(NOTE).slice(1)) {
    const note = rest.slice(0, rest.indexOf('</li>'))
    const at = note.indexOf(`${LINK}http`)
    if (at === -1) continue
    const from = at + LINK.length
    links.set(note.slice(0, note.indexOf('"')), note.slice(from, note.indexOf('"', from)))
  }
  return links
}
