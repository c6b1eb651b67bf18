import { sql } from '#server/tools.ts'

/**
 * The address of an inbox's feed. It is not a web address: the feed receives mails and is never
 * fetched.
 */
export const inboxAddress = (id: string) => `inbox:${id}`

export const isInboxAddress = (address: string) => address.startsWith('inbox:')

/** A condition on `feeds`: the feed is fetched from a publisher. */
export const isFetched = sql`feeds.address not like 'inbox:%'`
