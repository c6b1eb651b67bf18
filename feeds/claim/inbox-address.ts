import { sql } from '#server/tools.ts'

/** The feed of an inbox has no web address: it receives mails, and is never fetched. */
export const inboxAddress = (id: string) => `inbox:${id}`

export const isInboxAddress = (address: string) => address.startsWith('inbox:')

/** A condition: the feed can be fetched from a publisher. */
export const isFetched = sql`feeds.address not like 'inbox:%'`
