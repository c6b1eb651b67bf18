import type { OpenRoute } from '#server/web/routes/route.ts'
import type { World } from '#server/tools.ts'
import { serveCaptions, serveChapters, serveCover, serveFile } from '../documents/piece-files.ts'
import { episodesOf, extensionOf, podcastFeed } from './podcast-feed.ts'
import { findPodcast, PODCASTS_PATH } from './podcasts.ts'

const NOTHING = {
  type: 'text/plain; charset=utf-8',
  status: 404,
  body: 'There is no such podcast.',
}

/** Serves a podcast's feed and its files to players that have the secret address. */
export const podcastRoute: OpenRoute = {
  who: 'key',
  path: `${PODCASTS_PATH}/*`,
  async answer(world, { params: { '*': rest = '' }, headers, origin }) {
    const [secret = '', file = '', ...more] = rest.split('/')
    const podcast = more.length === 0 ? await findPodcast(world.db, secret, world.now()) : null
    if (!podcast) return NOTHING
    const db = world.db.forReader(podcast.readerId)
    const episodes = await episodesOf(db, podcast)
    if (file === 'feed.xml') {
      const hub = world.publicAddress ?? origin
      const base = `${hub}${PODCASTS_PATH}/${secret}/`
      const home = `${hub}/news-hub/feed`
      return {
        type: 'application/rss+xml; charset=utf-8',
        body: podcastFeed(podcast, episodes, { base, home }),
        headers: { 'x-robots-tag': 'noindex' },
      }
    }
    return (await episodeFile(world, episodes, file, headers)) ?? NOTHING
  },
}

async function episodeFile(
  { media }: World,
  episodes: Awaited<ReturnType<typeof episodesOf>>,
  file: string,
  headers: Record<string, string | undefined>,
) {
  const dot = file.indexOf('.')
  const [id, extension] = [file.slice(0, dot), file.slice(dot + 1)]
  const episode = episodes.find(({ jobId }) => jobId === id)
  if (!episode) return null
  return extension === 'jpg'
    ? serveCover(media, episode)
    : extension === 'vtt' && episode.timing
      ? serveCaptions(episode.timing, episode.script.language)
      : extension === 'chapters.json' && episode.timing
        ? serveChapters(episode.timing)
        : extension === extensionOf(episode.mediaType)
          ? serveFile(media, episode, headers)
          : null
}
