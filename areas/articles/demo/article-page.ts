import type { ArticlePage, CitedSentence, Coverage } from '../contract.ts'
import { summarySentences } from '#engine/summaries/summary-sentences.ts'
import type { SampleArticle, SampleStory } from './sample-article.ts'

const RELATED_SHOWN = 4
/** The time within which all outlets of a sample article published. */
const SPREAD_MS = 4 * 3_600_000
/** The number of outlets to cite, each with several sentences. */
const OUTLETS_CITED = 4
/** The number of characters before and after a cited sentence. */
const CONTEXT = 240

/**
 * A sample article with its sources. The text of each outlet consists of the sentences that cite
 * it.
 */
export function articlePage(
  sample: SampleArticle,
  story: SampleStory,
  samples: readonly SampleArticle[],
): ArticlePage {
  const coverage = coverageOf(sample, story)
  const split = (text: string) => summarySentences(text, Infinity)
  const blocks = [split(sample.summary), ...story.paragraphs.map(split)]
  const [summary = [], ...paragraphs] = cite(blocks, Math.min(coverage.length, OUTLETS_CITED))
  return {
    ...sample,
    summarySentences: summary,
    paragraphs,
    coverage,
    related: relatedTo(sample, samples),
    method: 'Sample text, written for this demo.',
  }
}

function coverageOf(
  { sources, tape, title, publishedTime }: SampleArticle,
  { headlines }: SampleStory,
): Coverage[] {
  const titles = [title, ...headlines]
  const newest = Date.parse(publishedTime)
  return sources.map((outlet, index) => {
    const place = tape[index] ?? index / Math.max(1, sources.length - 1)
    const time = new Date(newest - (1 - place) * SPREAD_MS)
    const own = titles[index % titles.length]!
    return { outlet, title: own, link: null, publishedTime: time.toISOString() }
  })
}

/** Assigns the sentences to the outlets in turn. Every third sentence gets two outlets. */
function cite(blocks: string[][], outletCount: number): CitedSentence[][] {
  const sentences = blocks.flat()
  const dealt = sentences.map((_, index) => {
    const first = index % outletCount
    const second = (index + 1) % outletCount
    return index % 3 === 0 && second !== first ? [first, second] : [first]
  })
  const textOf = (outlet: number) =>
    sentences.filter((_, index) => dealt[index]?.includes(outlet)).join(' ')

  let index = 0
  return blocks.map((block) =>
    block.map((text) => {
      const outlets = dealt[index++] ?? []
      return { text, citations: outlets.map((coverage) => place(text, textOf(coverage), coverage)) }
    }),
  )
}

function place(
  sentence: string,
  text: string,
  coverage: number,
): CitedSentence['citations'][number] {
  const start = text.indexOf(sentence)
  const end = start + sentence.length
  return {
    coverage,
    start,
    end,
    before: text.slice(Math.max(0, start - CONTEXT), start),
    after: text.slice(end, end + CONTEXT),
  }
}

/** The newest articles of the same category, followed by those of other categories. */
function relatedTo(sample: SampleArticle, samples: readonly SampleArticle[]): SampleArticle[] {
  const others = samples.filter(({ id }) => id !== sample.id)
  const near = others.filter(({ category }) => category === sample.category)
  const far = others.filter(({ category }) => category !== sample.category)
  return [...near, ...far].slice(0, RELATED_SHOWN)
}
