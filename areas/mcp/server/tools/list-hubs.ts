import * as z from 'zod/mini'
import { hubActions } from '#areas/hubs/contracts/actions.ts'
import { feed } from '#areas/feed/contract.ts'
import { Hub, hubs } from '#areas/hubs/contract.ts'
import { Id, type Ask } from '#core/contract.ts'
import { tool } from './tool.ts'

export const listHubs = tool({
  name: 'list_hubs',
  description:
    'The hubs of the reader: named views over a part of what they follow. The first one holds everything. An id goes as `hub` into search_articles, get_briefing and the other lists.',
  asks: [hubActions.listHubs],
  input: z.object({}),
  output: z.object({ hubs: z.array(z.pick(Hub, { id: true, name: true })) }),
  async run({ ask }) {
    const all = await ask(hubs.listHubs, {})
    const withFeed = all.filter(({ isSpecial }) => !isSpecial)
    return { hubs: withFeed.map(({ id, name }) => ({ id, name })) }
  },
})

/** The input that limits a tool to one hub, by its id from list_hubs. */
export const InHub = { hub: z.optional(Id) }

/** Throws a `Problem` if the hub does not exist, since empty lists would not show the reason. */
export async function demandHub(ask: Ask, hub: string | undefined): Promise<void> {
  if (hub !== undefined) await ask(feed.getHub, { hub })
}
