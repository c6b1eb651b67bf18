import { categorize, stemsToLearn } from '#engine/categories/categorize.ts'
import { certainCategory } from '#engine/categories/certain-category.ts'
import { SubjectModel } from '#engine/categories/subject-model.ts'
import { isSpoken, mainLanguage } from '#engine/words/main-language.ts'
import { groupBy } from './judge-day.ts'
import type { DayEntry } from './labelled-day.ts'

export interface FolderQuality {
  folder: string
  /** The number of labelled entries in articles of this folder. */
  shown: number
  precision: number
  /** The precision if any acceptable folder counts as right. */
  acceptable: number
  recall: number
}

/** An entry of a labelled day and the folder of its article. */
export interface Filed {
  entry: DayEntry
  folder: string
}

/**
 * The number of entries that are joined before the server learns from those with a known category.
 */
const LEARNT_AT_ONCE = 500

/** Finds the folder of each labelled entry, after the server has learned from the days before. */
export function fileDay(week: readonly DayEntry[], articleOf: readonly number[]): Filed[] {
  const articles = groupBy(
    week.map((entry, at) => ({ entry, article: articleOf[at]! })),
    ({ article }) => article,
  )
  const model = learn(week)
  return [...articles.values()].flatMap((members) => {
    if (!members.some(({ entry }) => entry.label)) return []
    const folder = fileArticle(
      members.map(({ entry }) => entry),
      model,
    )
    return members.flatMap(({ entry }) => (entry.label ? [{ entry, folder }] : []))
  })
}

function learn(week: readonly DayEntry[]): SubjectModel {
  const model = new SubjectModel()
  const before = week.findIndex(({ label }) => label !== null)
  for (const entry of week.slice(0, before - (before % LEARNT_AT_ONCE))) {
    const { title, text, language, link } = entry
    if (language !== 'en') continue
    const category = certainCategory({
      title,
      text,
      language,
      link,
      feedCategories: [],
      sourceCategory: null,
    })
    if (category) model.learn(category, stemsToLearn(title, text, language))
  }
  return model
}

function fileArticle(entries: readonly DayEntry[], model: SubjectModel): string {
  const reports = entries.map((entry) => ({ ...entry, feedId: Number(entry.source) }))
  const language = mainLanguage(reports)
  const read = reports.filter((entry) => isSpoken(language, entry))
  return categorize(
    {
      language,
      entries: read.map((entry) => ({ ...entry, feedCategories: [], sourceCategory: null })),
    },
    language === 'en' ? model : null,
  )
}

/** Folders for all kinds of news; all other folders are special. */
const WIDE: ReadonlySet<string> = new Set([
  'World',
  'Policy & Government',
  'Crime & Justice',
  'Sports',
  'Culture',
  'General',
])

/**
 * The share of wrong entries in special folders: by the label alone, and with any acceptable
 * category counting as right.
 */
export function judgeSpecial(filed: readonly Filed[]): {
  shown: number
  wrong: number
  unacceptable: number
} {
  const special = filed.filter(({ folder }) => !WIDE.has(folder))
  return {
    shown: special.length,
    wrong: special.filter((one) => !isRight(one)).length / special.length,
    unacceptable: special.filter((one) => !isAcceptable(one)).length / special.length,
  }
}

function isRight({ entry, folder }: Filed): boolean {
  return entry.label?.category === folder
}

function isAcceptable(one: Filed): boolean {
  return isRight(one) || one.entry.label!.also.includes(one.folder)
}

export function judgeFolders(filed: readonly Filed[]): {
  accuracy: number
  /** The accuracy if any acceptable category counts as right. */
  acceptable: number
  folders: FolderQuality[]
} {
  const names = new Set(filed.flatMap(({ entry, folder }) => [folder, entry.label!.category]))
  const folders = [...names].map((folder) => {
    const shown = filed.filter((one) => one.folder === folder)
    const wanted = filed.filter(({ entry }) => entry.label?.category === folder)
    return {
      folder,
      shown: shown.length,
      precision: shown.filter(isRight).length / shown.length,
      acceptable: shown.filter(isAcceptable).length / shown.length,
      recall: wanted.filter(isRight).length / wanted.length,
    }
  })
  return {
    accuracy: filed.filter(isRight).length / filed.length,
    acceptable: filed.filter(isAcceptable).length / filed.length,
    folders: folders.toSorted((a, b) => b.shown - a.shown),
  }
}
