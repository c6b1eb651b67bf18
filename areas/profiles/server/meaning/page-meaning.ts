import type { PagePart } from '#areas/articles/server/lends/page.ts'
import { meaningFor } from './meaning.ts'
import { appliedProfile } from './profile-terms.ts'

/**
 * The meaning of an article for the reader; empty if the reader has no profile, or the article is
 * not about its interests.
 */
export const pageMeaning: PagePart = async (
  { db, readerId },
  { title, sentences, reported, language },
) => {
  const profile = await appliedProfile(db, readerId)
  const told = [title, ...sentences.map(({ text }) => text)]
  const meaning = profile && meaningFor(profile, { told, reported: reported() }, language)
  return meaning ? { meaning } : {}
}
