import {
  spaceBefore,
  type CitedSection,
  type CitedSentence,
  type CitedSource,
  type CitedText,
} from './cited-text.ts'
import { hrefOf } from './web-link.ts'

/** Writes Markdown with footnotes, as GitHub and most other programs read it. */
export function toMarkdown({ title, sections, sourcesTitle, sources }: CitedText): string {
  const blocks = [
    `# ${escaped(title)}`,
    ...sections.flatMap((section) => [
      section.title === '' ? '' : `## ${headingOf(section)}`,
      ...(section.isList
        ? [section.paragraphs.map((point) => `- ${sentencesOf(point)}`).join('\n')]
        : section.paragraphs.map(sentencesOf)),
    ]),
    sourcesTitle === '' || sources.length === 0 ? '' : `## ${escaped(sourcesTitle)}`,
    sources.map(footnote).join('\n'),
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

function headingOf({ title, heading }: CitedSection): string {
  return heading ? sentencesOf(heading) : escaped(title)
}

function sentencesOf(sentences: readonly CitedSentence[]): string {
  return sentences
    .map(
      (sentence, at) =>
        spaceBefore(sentence, at) +
        escaped(sentence.text) +
        sentence.citations.map((number) => `[^${number}]`).join(''),
    )
    .join('')
}

function footnote({ number, outlet, title, link, date }: CitedSource): string {
  const named = escaped(title || outlet)
  const linked = link === null ? named : `[${named}](<${hrefOf(link)}>)`
  const parts = [...(title === '' ? [] : [escaped(outlet)]), linked, escaped(date)]
  return `[^${number}]: ${parts.filter((part) => part !== '').join(', ')}`
}

/**
 * Escapes every character that Markdown or HTML could interpret. The text must be a single line.
 */
function escaped(text: string): string {
  return (
    text
      .replace(/[\\`*_[\]{}<>#|~!&$^@]/gu, String.raw`\$&`)
      // Signs at the beginning of a line would begin a list, a rule or a heading; a bare address would become a link.
      .replace(/^(?:[-+=:]|\d{1,9}[.)])/u, (start) => start.replace(/[-+=:.)]/u, String.raw`\$&`))
      .replace(/(?<=\b(?:https?|ftp)):|(?<=\bwww)\./giu, String.raw`\$&`)
  )
}
