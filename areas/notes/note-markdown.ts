import type { FoundHighlight } from './importing/found-note.ts'

/** Adds a passage to its note as a quotation with its source, before the note's text. */
export function withQuote(
  text: string,
  { quote, subjectTitle }: Pick<FoundHighlight, 'quote' | 'subjectTitle'>,
  link: string | null,
): string {
  const from = subjectTitle.replaceAll(/[[\]\\]/g, String.raw`\$&`)
  const lines = [...quote.split('\n'), '', link === null ? `— ${from}` : `— [${from}](<${link}>)`]
  return `${lines.map((line) => `> ${line}`.trimEnd()).join('\n')}\n\n${text}`
}

/** Removes the quotation of the passage from a note. */
export function withoutQuote(body: string): string {
  const lines = body.split('\n')
  let at = 0
  while (at < lines.length && lines[at]!.startsWith('>')) at++
  if (at > 0 && lines[at]?.trim() === '') at++
  return lines.slice(at).join('\n')
}
