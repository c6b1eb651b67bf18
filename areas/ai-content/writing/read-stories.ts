import { inOneLanguage } from '#engine/scripts/material-language.ts'
import { newestDevelopments } from '#engine/scripts/developments/newest-developments.ts'
import { sourceOf } from '#engine/scripts/material.ts'
import { readStory, type Story } from '#engine/scripts/story.ts'
import { habitsOf, outlineOf } from '#engine/summaries/outlet-habits.ts'
import type { DraftArticle, DraftMaterial } from './material.ts'

/** What a text tells of an article, and the language in which its sources speak. */
export interface DraftStory extends Story {
  article: DraftArticle
  language: string
}

/** Articles prepared for telling, the most important first. `mostWords`: nobody asks for more of one. */
export function readStories(
  { articles, outlines }: DraftMaterial,
  language: string,
  mostWords: number,
): DraftStory[] {
  const habits = habitsOf([
    ...outlines,
    ...articles.flatMap(({ entries }) =>
      entries.map((entry) => ({ source: sourceOf(entry), outline: outlineOf(entry.text) })),
    ),
  ])
  const stories = articles.flatMap((article): DraftStory[] => {
    const spoken = inBestLanguage(article, language)
    const story = readStory(spoken.article, {
      ...{ language: spoken.language, habits, prefersTerms: false, mostWords },
      ...{ isOneOfMany: articles.length > 1, asked: article.asked },
    })
    return story ? [{ ...story, ...spoken }] : []
  })
  const languages = new Set(stories.map((story) => story.language))
  const newest = new Set(
    [...languages].flatMap((each) =>
      newestDevelopments(
        stories.filter((story) => story.language === each),
        each,
      ),
    ),
  )
  return stories.filter((story) => newest.has(story))
}

/** The reports in the language of the text, or else in that of most; public ones before private ones. */
function inBestLanguage(
  article: DraftArticle,
  language: string,
): { article: DraftArticle; language: string } {
  const open = article.entries.filter(({ isPrivate, text }) => !isPrivate && text.trim() !== '')
  const entries = open.length > 0 ? open : article.entries
  const wanted = entries.filter((entry) => {
    const [one] = inOneLanguage([{ ...article, entries: [entry] }]).articles
    return one !== undefined && spokenIn(entry) === language
  })
  if (wanted.length > 0) return { article: { ...article, entries: wanted }, language }
  const spoken = inOneLanguage([{ ...article, entries }])
  const ids = new Set(spoken.articles.flatMap((one) => one.entries.map(({ id }) => id)))
  return {
    article: { ...article, entries: entries.filter(({ id }) => ids.has(id)) },
    language: spoken.language,
  }
}

const spokenIn = (entry: DraftArticle['entries'][number]): string =>
  inOneLanguage([{ id: 0, title: '', publishedAt: '', entries: [entry] }]).language
