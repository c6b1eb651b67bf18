import { spaceBefore, type CitedSentence, type CitedSource, type CitedText } from './cited-text.ts'

/** Writes a text without markup, with the numbers of its sources in brackets. */
export function toPlainText({ title, sections, sourcesTitle, sources }: CitedText): string {
  const blocks = [
    title,
    ...sections.flatMap((section) => [
      section.heading ? plainSentences(section.heading) : section.title,
      ...(section.isList
        ? [section.paragraphs.map((point) => `• ${plainSentences(point)}`).join('\n')]
        : section.paragraphs.map(plainSentences)),
    ]),
    [...(sources.length > 0 ? [sourcesTitle] : []), ...sources.map(sourceOf)].join('\n'),
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

/** Joins sentences as plain text, each followed by the numbers of its sources. */
export function plainSentences(sentences: readonly CitedSentence[]): string {
  return sentences
    .map(
      (sentence, at) =>
        spaceBefore(sentence, at) +
        sentence.text +
        sentence.citations.map((number) => ` [${number}]`).join(''),
    )
    .join('')
}

function sourceOf({ number, outlet, title, link, date }: CitedSource): string {
  return `[${number}] ${[outlet, title, date, link ?? ''].filter((part) => part !== '').join(', ')}`
}
