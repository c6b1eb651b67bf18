import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Category } from '#areas/articles/contract.ts'
import { sampleArticles } from '#areas/articles/demo/articles.ts'
import { categorize, stemsToLearn } from '#engine/categories/categorize.ts'
import { categoriesOfFeed } from '#engine/categories/category-names.ts'
import { categoriesOfLink } from '#engine/categories/sections.ts'
import { SubjectModel } from '#engine/categories/subject-model.ts'
import { readFeed } from '#engine/feeds/read-feed.ts'

/** Feeds as publishers served them, in a folder beside the repository, never part of it. */
const CAPTURES = new URL('../../../../shared/corpora/captures/', import.meta.url)

export interface LabelledEntry {
  publisher: string
  title: string
  text: string
  category: string
}

export interface Judged {
  tested: number
  learnt: number
  right: number
  macroF1: number
  /** The share of the entries about a subject that were given none. */
  unfound: number
}

/**
 * Each item once, in the order of capture, if its categories and the section in its link name the
 * same subject.
 */
export function readLabelled(): LabelledEntry[] {
  if (!existsSync(CAPTURES)) return []
  const files = readdirSync(CAPTURES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.xml'))
    .map((file) => ({ file, time: file.slice(file.indexOf('__')) }))
    .sort((a, b) => (a.time < b.time ? -1 : 1))
  const found = new Map<string, LabelledEntry>()
  for (const { file } of files) {
    const publisher = file.split('/').at(-2)!
    for (const { title, text, said } of itemsOf(file, publisher)) {
      const key = `${publisher} ${title}`
      if (said.size === 1 && !found.has(key))
        found.set(key, { publisher, title, text, category: [...said][0]! })
    }
  }
  return [...found.values()]
}

function itemsOf(file: string, publisher: string) {
  try {
    const address = `https://${publisher}.example/feed`
    const feed = readFeed(readFileSync(new URL(file, CAPTURES)), { address, now: new Date(0) })
    return feed.entries.map(({ title, text, categories, link }) => ({
      title: title ?? '',
      text,
      said: new Set([...categoriesOfFeed(categories), ...categoriesOfLink(link)]),
    }))
  } catch {
    // Captures may be cut off before their first item.
    return []
  }
}

/** The articles of the demo with the categories that they were written for. */
export function readSamples(): LabelledEntry[] {
  return sampleArticles(new Date(0))
    .filter(({ category }) => category !== 'Breaking')
    .map(({ title, summary, category }) => ({ publisher: 'demo', title, text: summary, category }))
}

/** Categorises entries by their words, after learning from others, without the categories of their own feeds. */
export function judgeSubjects(
  tested: readonly LabelledEntry[],
  lessons: readonly LabelledEntry[],
): Judged {
  const model = new SubjectModel()
  for (const { title, text, category } of lessons)
    model.learn(category as Category, stemsToLearn(title, text, 'en'))

  const answers = tested.map(({ title, text, category }) => ({
    wanted: category,
    given: categorize(
      {
        language: 'en',
        entries: [{ title, text, link: null, sourceCategory: null, feedCategories: [] }],
      },
      model,
    ),
  }))
  const wanted = [...new Set(answers.map((answer) => answer.wanted))]
  const f1s = wanted.map((category) => {
    const hits = count(answers, (a) => a.given === category && a.wanted === category)
    const claims = count(answers, (a) => a.given === category)
    return (2 * hits) / (claims + count(answers, (a) => a.wanted === category))
  })
  const subjects = answers.filter((answer) => answer.wanted !== 'General')
  return {
    tested: tested.length,
    learnt: lessons.length,
    right: count(answers, (a) => a.given === a.wanted) / answers.length,
    macroF1: f1s.reduce((sum, f1) => sum + f1, 0) / f1s.length,
    unfound: count(subjects, (a) => a.given === 'General') / Math.max(1, subjects.length),
  }
}

function count<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return items.filter(holds).length
}
