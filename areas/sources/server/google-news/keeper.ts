import type { Api } from '#core/contract.ts'
import type { Kept } from '#server/asking/kept.ts'
import type { Desk } from '#server/tools.ts'
import { feedCategories } from '../../contract.ts'
import type { Candidate } from '../../contracts/finding.ts'
import { googleNews } from '../../contracts/google-news.ts'
import {
  editionFor,
  googleNewsEditions,
  googleNewsFeeds,
  googleNewsTopic,
  googleNewsTopics,
  type GoogleNewsFeed,
} from '../../google-news.ts'
import { followedAmong } from '../finding/followed-feeds.ts'

const about: Record<keyof typeof googleNews, string> = {
  listEditions: 'The languages and countries that Google News has an edition for.',
  findGoogleNews:
    'The addresses of its feeds for words, a site and every topic; no request is made.',
}

export const googleNewsKeeper: Kept = {
  contract: googleNews,
  open: serverGoogleNews,
  about,
}

export function serverGoogleNews({ db, readerId }: Desk): Api<typeof googleNews> {
  return {
    async listEditions({ languages }) {
      return {
        editions: googleNewsEditions.map(({ id, name }) => ({ id, name })),
        suggested: editionFor(null, languages).id,
      }
    },

    async findGoogleNews({ text, edition: id }) {
      const edition = editionFor(id)
      const found = googleNewsFeeds(text, edition)
      const topics = googleNewsTopics.map((topic) => ({
        ...googleNewsTopic(topic.id, edition)!,
        category: feedCategories.find((category) => category === topic.name.toLowerCase()),
      }))
      const addresses = [...found, ...topics].map(({ address }) => address)
      const isFollowed = await followedAmong(db, readerId, addresses)

      const candidateOf = (
        { isGuess, ...feed }: GoogleNewsFeed,
        category?: Candidate['category'],
      ): Candidate => ({
        ...feed,
        ...(isGuess && { checkFirst: feed.address }),
        kind: 'news-search',
        found: `In the edition ${edition.name}`,
        newest: null,
        entriesPerWeek: null,
        isPaceAtLeast: false,
        category: category ?? 'general',
        language: edition.language.split('-')[0]!,
        isFollowed: isFollowed(feed.address),
      })
      return {
        found: found.map((feed) => candidateOf(feed)),
        topics: topics.map(({ category, ...feed }) => candidateOf(feed, category)),
      }
    },
  }
}
