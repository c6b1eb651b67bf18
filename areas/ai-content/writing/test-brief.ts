import { ferryMaterial } from '#engine/scripts/test-material.ts'
import type { WholeBrief } from '../drafts/brief.ts'
import type { DraftMaterial } from './material.ts'

/** A brief with every field; those that are given replace its own. */
export function madeBrief(made: Partial<WholeBrief> = {}): WholeBrief {
  return {
    ...{ type: 'blog-post', tone: 'professional', length: 'short', words: null, language: 'en' },
    about: 'zqa zqb',
    audience: 'zqc',
    name: 'zqd',
    points: ['zqe zqf'],
    action: 'zqg',
    actionAddress: 'https://zqh.example/zqi',
    place: 'zqj',
    date: 'zqk',
    contact: 'zql',
    subjects: [],
    notes: [],
    ...made,
  }
}

/** The ferry's reports, as a draft reads them. */
export function ferryReports(): DraftMaterial {
  const { articles } = ferryMaterial()
  return {
    articles: articles.map((article) => ({
      ...article,
      asked: [],
      entries: article.entries.map((entry) => ({ ...entry, isPrivate: false })),
    })),
    notes: [],
    outlines: [],
  }
}
