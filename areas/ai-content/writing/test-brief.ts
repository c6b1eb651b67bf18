import { ferryMaterial } from '#engine/scripts/test-material.ts'
import type { WholeBrief } from '../drafts/brief.ts'
import type { DraftMaterial } from './material.ts'

/** Makes a brief with all texts filled in; the fields in `made` replace its own. */
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

/** The sample reports about the ferry, in the form that a draft reads. */
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
