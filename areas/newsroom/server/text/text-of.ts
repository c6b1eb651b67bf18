import { connectivesIn } from '#engine/scripts/connectives/connective-turns.ts'
import type { CitedSentence, CitedText } from '#server/cited-text/cited-text.ts'
import { citedSource } from '#server/cited-text/cited-source.ts'
import { isRightToLeft } from '#core/pages/lang-of.ts'
import { plainWords } from '#server/cited-text/plain-words.ts'
import type { Script, ScriptLine, ScriptSection } from '#engine/scripts/script.ts'

const SENTENCES_A_PARAGRAPH = 4

/**
 * Writes a script as a text. With `isList`, each sentence is a list item. `zone` is the time zone
 * of dates.
 */
export function textOf(
  { title, language, sections, sources, shortage }: Script,
  { isList = false, zone = 'UTC' }: { isList?: boolean; zone?: string } = {},
): CitedText {
  const numbers = new Map(sources.map(({ entry }, at) => [entry, at + 1]))
  return {
    title: plainWords(title),
    language,
    isRightToLeft: isRightToLeft(language),
    sections: sections.map((section) => ({
      title: plainWords(section.title),
      isList: isList && section.kind !== 'closing',
      paragraphs: paragraphsOf(section, isList).map((lines) =>
        lines.map((line) => {
          const sentence = sentenceOf(line, numbers)
          return isList ? sentence : { ...sentence, text: ended(sentence.text, language) }
        }),
      ),
    })),
    sourcesTitle: connectivesIn(language).titles.closing,
    sources: sources.map((source, at) => citedSource(source, at + 1, { language, zone })),
    shortage,
  }
}

function sentenceOf(
  { text, citations, isEdited = false }: ScriptLine,
  numbers: ReadonlyMap<number, number>,
): CitedSentence {
  const cited = new Set(citations.flatMap(({ entry }) => numbers.get(entry) ?? []))
  const numbered = [...cited].toSorted((a, b) => a - b)
  return { text: plainWords(text), citations: numbered, passages: citations, isEdited }
}

/**
 * Splits a section into paragraphs. A new one begins with another speaker, with a sentence that
 * announces a source, and after four sentences.
 */
function paragraphsOf({ lines }: ScriptSection, isList: boolean): ScriptLine[][] {
  const paragraphs: ScriptLine[][] = []
  for (const line of lines) {
    const last = paragraphs.at(-1)
    const isAnnounced = line.citations.length === 0
    const isNew =
      !last ||
      isList ||
      isAnnounced ||
      last[0]!.speaker !== line.speaker ||
      last.length >= SENTENCES_A_PARAGRAPH
    if (isNew) paragraphs.push([line])
    else last.push(line)
  }
  return paragraphs
}

/**
 * Adds a full stop to a sentence that its feed cut off, because the sentence would run into the
 * next one.
 */
function ended(text: string, language: string): string {
  return END.test(text) || text === '' ? text : text + (STOPS[language.split('-')[0]!] ?? '.')
}

const END = /[.!?…:;。！？؟۔।]["'”’»›」』）)\]]*$/u
const STOPS: Record<string, string> = { zh: '。', ja: '。', ur: '۔', hi: '।' }
