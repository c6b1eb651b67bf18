import { contentTones, contentTypes } from '#areas/ai-content/choices.ts'
import type { WholeBrief } from '#areas/ai-content/drafts/brief.ts'
import type { DraftMaterial } from '#areas/ai-content/writing/material.ts'
import { writeDraft, type WrittenDraft } from '#areas/ai-content/writing/write-draft.ts'
import type { MaterialArticle } from '#engine/scripts/material.ts'
import { type DayArticles, outletsIn } from '../scripts-of-day/day-material.ts'

/** Words of headlines by which the articles of a draft are chosen; no set shares one with another. */
const SETS = [
  ['Ukraine', 'AI', 'climate', 'court', 'health', 'football', 'space', 'Gaza', 'tariffs', 'fire'],
  [
    'Iran',
    'Apple',
    'inflation',
    'shooting',
    'school',
    'vaccine',
    'election',
    'Google',
    'storm',
    'police',
  ],
  ['Trump', 'China', 'Fed', 'film', 'energy', 'Meta', 'immigration', 'study', 'strike', 'Europe'],
  ['weather', 'bank', 'Musk', 'protest', 'drone', 'Japan', 'oil', 'music', 'Senate', 'hospital'],
  [
    'Israel',
    'Democrats',
    'flood',
    'heat',
    'museum',
    'prison',
    'chip',
    'Texas',
    'border',
    'wedding',
  ],
  [
    'Russia',
    'Florida',
    'primary',
    'Hormuz',
    'judge',
    'Canada',
    'Amazon',
    'NASA',
    'Pentagon',
    'earthquake',
  ],
] as const

export function topicsOfSet(number: number): readonly string[] {
  const topics = SETS[number - 1]
  if (!topics) throw new Error(`Say which set of topics: 1 to ${SETS.length}`)
  return topics
}

export interface DraftOfTopic {
  brief: WholeBrief
  material: DraftMaterial
  draft: WrittenDraft
}

/** A draft of each type on each topic, with alternating tones. */
export function draftsOf(
  days: DayArticles,
  wanted: {
    types: readonly WholeBrief['type'][]
    topics: readonly string[]
    articles: number
  },
): DraftOfTopic[] {
  return wanted.types.flatMap((type) =>
    wanted.topics.map((topic, at) => {
      const found = articlesOn(days.articles, topic).slice(0, wanted.articles)
      const brief = briefOf(type, topic, at + contentTypes.indexOf(type))
      const material = materialOf(days, found)
      return { brief, material, draft: writeDraft(brief, material) }
    }),
  )
}

/** Articles on a topic, those with the most outlets first, as a topic of a hub sorts them. */
export function articlesOn(articles: readonly MaterialArticle[], topic: string): MaterialArticle[] {
  // safe expression: topics are plain words
  const named = new RegExp(String.raw`\b${topic}\b`, topic.length < 3 ? 'u' : 'iu')
  return articles
    .filter(({ title }) => named.test(title))
    .toSorted((a, b) => outletsIn(b) - outletsIn(a) || b.publishedAt.localeCompare(a.publishedAt))
}

export function materialOf(
  { outlines }: DayArticles,
  articles: readonly MaterialArticle[],
  asked: readonly string[] = [],
): DraftMaterial {
  return {
    articles: articles.map((article) => ({
      ...article,
      asked,
      entries: article.entries.map((entry) => ({ ...entry, isPrivate: false })),
    })),
    ...{ notes: [], outlines },
  }
}

const isLonger = new Set<WholeBrief['type']>(['blog-post', 'email-newsletter'])

export function briefOf(type: WholeBrief['type'], topic: string, turn: number): WholeBrief {
  return {
    ...{ type, tone: contentTones[turn % contentTones.length]!, words: null, language: 'en' },
    length: isLonger.has(type) ? 'medium' : 'short',
    ...{ about: `This week in ${topic}`, audience: 'readers who follow it', name: 'The Quay Desk' },
    points: ['We read the reports so that you can choose what to read in full'],
    ...{ action: 'Subscribe', actionAddress: 'https://quay.example/subscribe' },
    ...{ place: 'Orlan', date: '21 August 2026', contact: 'desk@quay.example' },
    ...{ subjects: [], notes: [] },
  }
}
