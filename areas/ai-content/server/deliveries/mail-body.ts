import { langOf } from '#core/pages/lang-of.ts'
import { markup, type Markup } from '#core/pages/markup.ts'
import { mailHeading, mailItems, mailLink, mailText } from '#platform/notifications/server/lends.ts'
import {
  spaceBefore,
  type CitedSection,
  type CitedSentence,
  type CitedText,
} from '#server/cited-text/cited-text.ts'

/**
 * Makes the body of a mail from a text with its sources. Words in another language carry a language
 * mark.
 */
export function mailBody({ sections, sourcesTitle, sources }: CitedText) {
  return [
    ...sections.flatMap((section) => [headingOf(section), ...paragraphsOf(section)]),
    sources.length === 0 ? null : mailHeading(sourcesTitle),
    ...sources.map(({ number, outlet, title, language, link }) => {
      const words = markup`[${number}] ${outlet}: ${inLanguage(title, language)}`
      return mailLink(words, link) ?? mailText(words)
    }),
  ]
}

function headingOf({ title, heading }: CitedSection) {
  if (title === '') return null
  return mailHeading(heading ? wordsOf(heading) : title)
}

function paragraphsOf({ isList, paragraphs }: CitedSection) {
  const lines = paragraphs.map(wordsOf)
  return isList ? [mailItems(lines)] : lines.map((line) => mailText(line))
}

function wordsOf(sentences: readonly CitedSentence[]): Markup {
  return markup`${sentences.map(
    (sentence, at) =>
      markup`${spaceBefore(sentence, at)}${inLanguage(sentence.text, sentence.language)}${sentence.citations.map((number) => ` [${number}]`)}`,
  )}`
}

function inLanguage(words: string, language: string | undefined): Markup | string {
  const named = langOf(language ?? null)
  return named ? markup`<span${named}>${words}</span>` : words
}
