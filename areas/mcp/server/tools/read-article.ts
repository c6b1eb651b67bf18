import * as z from 'zod/mini'
import { articleActions } from '#areas/articles/contracts/actions.ts'
import { articles, type ArticlePage, type CitedSentence, Moment } from '#areas/articles/contract.ts'
import { MCP } from '../../limits.ts'
import { RowId } from '#core/words.ts'
import { BriefArticle, briefArticle } from './brief-article.ts'
import { tool, type AskedHub } from './tool.ts'

const SentenceWithProof = z.object({
  text: z.string(),
  /**
   * The passages that prove the sentence. `source` is the index in `sources`, and `words` are from
   * that source.
   */
  passages: z.array(z.object({ source: z.int(), words: z.string() })),
})

const WholeArticle = z.extend(z.omit(BriefArticle, { sources: true, summary: true }), {
  summary: z.array(SentenceWithProof),
  text: z.array(SentenceWithProof),
  sources: z.array(
    z.object({
      number: z.int(),
      outlet: z.string(),
      title: z.string(),
      link: z.nullable(z.string()),
      publishedTime: z.string(),
      /** The outlet whose report this one is a copy of; absent if it is none. */
      copyOf: z.optional(z.string()),
    }),
  ),
  /** Other articles of the same story, oldest first. */
  earlier: z.array(Moment),
  later: z.array(Moment),
  /** A description of how the text was written; null if every sentence comes from a source. */
  method: z.nullable(z.string()),
  /** The numbers of sentences and sources that were left out for lack of room. */
  leftOut: z.object({ sentences: z.int(), sources: z.int() }),
})

export const readArticle = tool({
  name: 'read_article',
  description:
    'One article whole: every sentence with the passages that prove it, and all sources with their links. Quote passages word for word and name their outlets. It stays unread for the reader.',
  asks: [articleActions.getArticle],
  input: z.object({ id: RowId }),
  output: WholeArticle,
  async run(hub, { id }) {
    return wholeArticle(hub, await hub.ask(articles.getArticle, { id }))
  },
})

/**
 * Returns as much of an article as fits into an answer, beginning with its first sentences and
 * sources.
 */
export function wholeArticle(
  hub: Pick<AskedHub, 'origin'>,
  page: ArticlePage,
): z.infer<typeof WholeArticle> {
  const { sources: _, summary: __, ...brief } = briefArticle(hub, page)
  const coverage = page.coverage.slice(0, MCP.sources)
  const summary = page.summarySentences.slice(0, MCP.sentences)
  const paragraphs = page.paragraphs.flat()
  const text = paragraphs.slice(0, MCP.sentences - summary.length)
  const proven = (sentence: CitedSentence) => withProof(sentence, coverage.length)
  return {
    ...brief,
    summary: summary.map(proven),
    text: text.map(proven),
    sources: coverage.map(({ outlet, title, link, publishedTime, copyOf }, at) => ({
      number: at,
      outlet: outlet.name,
      title,
      link,
      publishedTime,
      ...(copyOf !== undefined && { copyOf }),
    })),
    earlier: page.timeline?.earlier ?? [],
    later: page.timeline?.later ?? [],
    method: page.method,
    leftOut: {
      sentences: page.summarySentences.length + paragraphs.length - summary.length - text.length,
      sources: page.coverage.length - coverage.length,
    },
  }
}

function withProof({ text, citations }: CitedSentence, sources: number) {
  return {
    text,
    passages: citations
      .filter(({ coverage }) => coverage < sources)
      .map(({ coverage, before, passage = text, after }) => ({
        source: coverage,
        words: `${before}${passage}${after}`.trim().slice(0, MCP.passageCharacters).toWellFormed(),
      })),
  }
}
