import type { FoundHighlight } from './importing/found-note.ts'

/** Parts the facts of a note from its words, as Obsidian and others read them. */
const FENCE = '---'

/** The facts at the beginning of a Markdown file, and its words. */
export function splitFrontMatter(
  file: string,
  mostCharacters: number,
): { facts: string; body: string } {
  const text = file.startsWith('\ufeff') ? file.slice(1) : file
  const begin = /^---[ \t]*\r?\n/.exec(text)
  if (!begin) return { facts: '', body: text }
  const head = text.slice(0, mostCharacters)
  for (let at = begin[0].length; at < head.length;) {
    const end = head.indexOf('\n', at)
    const line = head.slice(at, end < 0 ? head.length : end)
    const behind = end < 0 ? head.length : end + 1
    if (line.trimEnd() === FENCE) {
      return { facts: text.slice(begin[0].length, at), body: text.slice(behind) }
    }
    if (end < 0) break
    at = behind
  }
  return { facts: '', body: text }
}

/** A passage as a quotation with its source, before its note. */
export function withQuote(
  text: string,
  { quote, subjectTitle }: Pick<FoundHighlight, 'quote' | 'subjectTitle'>,
  link: string | null,
): string {
  const from = subjectTitle.replaceAll(/[[\]\\]/g, String.raw`\$&`)
  const lines = [...quote.split('\n'), '', link === null ? `— ${from}` : `— [${from}](<${link}>)`]
  return `${lines.map((line) => `> ${line}`.trimEnd()).join('\n')}\n\n${text}`
}

/** The note on a passage, without the quotation before it. */
export function withoutQuote(body: string): string {
  const lines = body.split('\n')
  let at = 0
  while (at < lines.length && lines[at]!.startsWith('>')) at++
  if (at > 0 && lines[at]?.trim() === '') at++
  return lines.slice(at).join('\n')
}
