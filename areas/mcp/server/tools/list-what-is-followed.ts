import * as z from 'zod/mini'
import { feedActions } from '#areas/feed/contracts/actions.ts'
import { sourceActions } from '#areas/sources/contracts/actions.ts'
import { topicActions } from '#areas/topics/contracts/actions.ts'
import { feed, Folder, Period } from '#areas/feed/contract.ts'
import { Source, SourceHealth, sources } from '#areas/sources/contract.ts'
import { Topic, topics } from '#areas/topics/contract.ts'
import { demandHub, InHub } from './list-hubs.ts'
import { tool } from './tool.ts'

/**
 * The most sources that a model receives; the answer also states their total, since a reader may
 * follow thousands.
 */
const SOURCES_SHOWN = 500

export const listSources = tool({
  name: 'list_sources',
  description:
    'The feeds that the reader follows, and how each of them is doing: failing ones say why and what to do.',
  asks: [sourceActions.listSources, feedActions.getHub],
  input: z.object({ ...InHub, onlyTrouble: z._default(z.boolean(), false) }),
  output: z.object({
    sources: z.array(
      z.object({
        ...z.pick(Source, { id: true, name: true, site: true, category: true }).shape,
        ...z.pick(SourceHealth, { state: true, message: true, lastSuccess: true }).shape,
      }),
    ),
    total: z.int(),
  }),
  async run({ ask }, { onlyTrouble, hub }) {
    await demandHub(ask, hub)
    const all = await ask(sources.listSources, { hub })
    const wanted = onlyTrouble
      ? all.filter(({ health: { state } }) => state === 'failing' || state === 'gone')
      : all
    return {
      sources: wanted.slice(0, SOURCES_SHOWN).map(({ id, name, site, category, health }) => ({
        id,
        name,
        site,
        category,
        state: health.state,
        message: health.message,
        lastSuccess: health.lastSuccess,
      })),
      total: wanted.length,
    }
  },
})

export const BriefTopic = z.pick(Topic, {
  id: true,
  title: true,
  articleCount: true,
  latestUpdate: true,
  includeKeywords: true,
  bullets: true,
})

export const listTopics = tool({
  name: 'list_topics',
  description:
    'The subjects that the reader follows across sources, with the newest lines of each. Their ids go into get_briefing.',
  asks: [topicActions.listTopics, feedActions.getHub],
  input: z.object(InHub),
  output: z.object({ topics: z.array(BriefTopic) }),
  async run({ ask }, { hub }) {
    await demandHub(ask, hub)
    return { topics: z.array(BriefTopic).parse(await ask(topics.listTopics, { hub })) }
  },
})

export const listFolders = tool({
  name: 'list_folders',
  description:
    'The subjects that articles are filed under, and how many are new in a time. Their ids go into get_briefing.',
  asks: [feedActions.listFolders, feedActions.getHub],
  input: z.object({ ...InHub, time: z._default(Period, 'today') }),
  output: z.object({ folders: z.array(z.omit(Folder, { hue: true })) }),
  async run({ ask }, { time, hub }) {
    await demandHub(ask, hub)
    const folders = await ask(feed.listFolders, { search: '', time, hub })
    return { folders: z.array(z.omit(Folder, { hue: true })).parse(folders) }
  },
})
