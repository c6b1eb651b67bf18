import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { feedReading } from '#feeds/fetch/feed-reading.ts'
import { FLOW } from '../../limits.ts'
import type { Act, FilledIn } from './act.ts'
import { asWords, readFilled } from './filled.ts'

const TEXT_CHARACTERS = 1000

/** Reads the newest entries of any public feed, without following it. */
export function readFeedAct(input: FilledIn): Act {
  const { url } = readFilled(z.object({ url: asWords }), input)
  if (!/^https?:\/\//i.test(url.trim()))
    throw new Problem('invalid', `“${url.slice(0, 200)}” is not a web address.`)
  return {
    effect: 'safe',
    leaves: true,
    request: () => ({ method: 'GET', address: url.trim(), headers: {}, body: null }),
    async carryOut({ desk, signal }) {
      const { body, headers, address } = await desk.fetch(url.trim(), { isLenient: true, signal })
      const contentType = headers['content-type']
      const { title, entries } = await desk.read(feedReading, {
        ...{ body, address, now: desk.now() },
        ...(contentType !== undefined && { contentType }),
      })
      return {
        title,
        entries: entries.slice(0, FLOW.feedEntries).map((entry) => ({
          title: entry.title,
          link: entry.link,
          text: entry.text.slice(0, TEXT_CHARACTERS).toWellFormed(),
          published: entry.published,
          authors: entry.authors.slice(0, 10),
        })),
      }
    },
  }
}
