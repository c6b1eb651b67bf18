import { generateRssFeed } from 'feedsmith'
import { z } from 'zod/mini'
import { FIRST_HUB } from '#areas/hubs/contract.ts'
import { rssText, withoutControls } from '#engine/feeds/writing/feed-text.ts'
import { voiceWordsIn } from '#engine/scripts/connectives/voice-words.ts'
import { sql, type Database } from '#server/tools.ts'
import { jobColumns, JobRow, StoredScript } from '../pieces/job-rows.ts'
import { pieceColumns, PieceRow } from '../pieces/piece-rows.ts'
import type { PodcastRow } from './podcasts.ts'

/**
 * The most episodes of a feed. Podcast players only look at the newest ones, and older ones stay on
 * the server.
 */
const SHOWN = 100

const Episode = z.extend(z.extend(JobRow, PieceRow.shape), { script: StoredScript })
export type Episode = z.infer<typeof Episode>

/** The finished pieces of a podcast that can be heard or watched, newest first. */
export async function episodesOf(
  db: Database,
  { readerId, scope }: PodcastRow,
): Promise<Episode[]> {
  // The first hub contains everything, so its podcast does, too.
  const isAll = scope === null || (scope.kind === 'hub' && scope.id === FIRST_HUB)
  const chosen = isAll
    ? sql`true`
    : scope.kind === 'programme'
      ? sql`programme_id = ${scope.id}`
      : sql`subject ->> 'kind' = ${scope.kind} and subject ->> 'id' = ${scope.id}`
  return db.many(
    Episode,
    sql`select ${jobColumns}, ${pieceColumns}, script from newsroom_jobs
          join newsroom_pieces
          on newsroom_pieces.reader_id = newsroom_jobs.reader_id and job_id = newsroom_jobs.id
        where newsroom_jobs.reader_id = ${readerId} and hash is not null and script is not null and ${chosen}
        order by completed_at desc, newsroom_jobs.id limit ${SHOWN}`,
  )
}

/**
 * Writes the episodes as RSS 2.0 with the elements of Apple Podcasts and Podcasting 2.0. `base` is
 * the address of the podcast, with its secret and a final slash. Addresses of files begin with it,
 * so that a player with the feed can request them.
 */
export function podcastFeed(
  { id, title, createdAt }: Pick<PodcastRow, 'id' | 'title' | 'createdAt'>,
  episodes: readonly Episode[],
  { base, home }: { base: string; home: string },
): string {
  const language = episodes[0]?.script.language ?? 'en'
  const newest = episodes.find(({ cover }) => cover !== null)
  const description = `${title}: made by Synthwire from the sources that each episode names. The voices are synthetic.`
  return generateRssFeed({
    // Players show titles as they are, and descriptions as HTML.
    title: withoutControls(title),
    link: home,
    description: rssText(description),
    language,
    // The date only changes with the episodes, so that an unchanged feed need not be sent again.
    lastBuildDate: new Date(episodes[0]?.completedAt ?? createdAt),
    generator: 'Synthwire',
    itunes: {
      author: 'Synthwire',
      explicit: false,
      // Players refuse a feed without a category, or cannot sort it.
      categories: [{ text: 'News', categories: [{ text: 'Daily News' }] }],
      type: 'episodic',
      // The feed is private, so podcast directories are asked not to list it.
      block: true,
      ...(newest && { image: `${base}${newest.jobId}.jpg` }),
    },
    podcast: { guid: id, locked: { value: true, owner: 'Synthwire' }, medium: 'podcast' },
    items: episodes.map((episode) => itemOf(episode, { base, home })),
  } as Parameters<typeof generateRssFeed>[0])
}

function itemOf(episode: Episode, { base, home }: { base: string; home: string }) {
  const { jobId, title, mediaType, bytes, seconds, completedAt, script, cover } = episode
  const file = `${base}${jobId}`
  const { names, synthetic } = voiceWordsIn(script.language)
  const outlets = [...new Set(script.sources.map(({ outlet }) => outlet))]
  const chapters = script.sections.map((section) => section.title).filter((one) => one !== '')
  const about = rssText(
    `${chapters.join(' · ')}. Sources: ${outlets.join(', ')}. Spoken by synthetic voices.`,
  )
  return {
    title: withoutControls(title),
    link: home,
    description: about,
    guid: { value: jobId, isPermaLink: false },
    pubDate: new Date(completedAt),
    enclosures: [{ url: `${file}.${extensionOf(mediaType)}`, length: bytes, type: mediaType }],
    itunes: {
      duration: Math.round(seconds),
      explicit: false,
      ...(cover !== null && { image: `${file}.jpg` }),
    },
    podcast: {
      transcripts: [{ url: `${file}.vtt`, type: 'text/vtt', language: script.language }],
      chapters: { url: `${file}.chapters.json`, type: 'application/json+chapters' },
      persons: [
        { display: `${names.a} (${synthetic})`, role: 'host' },
        ...(script.sections.some(({ lines }) => lines.some(({ speaker }) => speaker === 'b'))
          ? [{ display: `${names.b} (${synthetic})`, role: 'host' }]
          : []),
      ],
    },
  }
}

export function extensionOf(mediaType: string): string {
  return { 'audio/mpeg': 'mp3', 'video/mp4': 'mp4', 'video/webm': 'webm' }[mediaType] ?? 'bin'
}
