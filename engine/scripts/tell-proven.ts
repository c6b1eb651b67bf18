import { outsideQuotes } from '../summaries/sentences/outside-quotes.ts'
import { sentenceFlaws } from '../summaries/sentences/sentence-quality.ts'
import { composeScript, wordsOf } from './compose-script.ts'
import { emptyParts, type ToldSentence, type ToldStory, withNews } from './forms/told-story.ts'
import { inOneLanguage } from './material-language.ts'
import type { Material, MaterialArticle } from './material.ts'
import type { LineCitation, Script } from './script.ts'
import type { ScriptWishes } from './script-wishes.ts'
import { wordsAsked } from './speaking-rate.ts'
import { isAhead, isCaveat, type Part } from './sentences/cues.ts'
import { isNotForReading } from './sentences/not-for-reading.ts'

/** A sentence of any writer, and the passages that prove it. */
export interface ProvenLine {
  text: string
  citations: readonly LineCitation[]
}

/**
 * A script of proven sentences, in their order. Other text of their writer is left out, and the
 * connectives are ours. Sentences are added until the script is nearest to the wanted length. Null
 * if none can be told.
 */
export function tellProven(
  material: Material,
  wishes: ScriptWishes,
  proven: readonly ProvenLine[],
): Script | null {
  const { language, leftOut } = inOneLanguage(material.articles)
  const fit = proven.filter(({ text }) => isFitToRead(text))
  const asked = wordsAsked(wishes, language)
  let best: Script | null = null
  let words = 0
  for (let count = 1; count <= fit.length; count++) {
    const stories = storiesOf(material, fit.slice(0, count), language)
    if (stories.length === 0) continue
    const script = composeScript(material, stories, { wishes, language, leftOut })
    const length = wordsOf(script)
    if (best && Math.abs(length - asked) > Math.abs(words - asked)) break
    best = script
    words = length
  }
  return best
}

function isFitToRead(text: string): boolean {
  return !isNotForReading(text, outsideQuotes(text)) && !sentenceFlaws(text).isUnfinished
}

/**
 * The stories of a script: each article with the sentences whose first citation is in one of its
 * entries.
 */
function storiesOf(
  material: Material,
  lines: readonly ProvenLine[],
  language: string,
): ToldStory[] {
  const homes = new Map(
    material.articles.flatMap((article) =>
      article.entries.map((entry) => [entry.id, { article, entry }] as const),
    ),
  )
  const stories = new Map<MaterialArticle, Record<Part, ToldSentence[]>>()
  for (const { text, citations } of lines) {
    const home = citations[0] && homes.get(citations[0].entry)
    if (!home) continue
    const parts = stories.get(home.article) ?? emptyParts()
    stories.set(home.article, parts)
    parts[partOf(text, parts, language)].push({ text, of: home.entry, citations })
  }
  return [...stories].map(([article, parts]) => ({
    article,
    parts: withNews(parts),
    differences: [],
  }))
}

function partOf(text: string, { news }: Record<Part, ToldSentence[]>, language: string): Part {
  if (news.length === 0) return 'news'
  const own = outsideQuotes(text)
  if (isCaveat(own, language)) return 'caveats'
  return isAhead(own, language) ? 'next' : 'news'
}
