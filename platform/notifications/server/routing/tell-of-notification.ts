import { happened } from '#platform/actions/server/lends.ts'
import type { Database, World } from '#server/tools.ts'
import { notificationNew } from '../../contracts/happenings.ts'
import { pageOf, type Telling } from './queue-to-channel.ts'

/** Tells listeners about a notification, in the transaction that routes it. */
export async function tellOfNotification(world: World, db: Database, made: Telling): Promise<void> {
  const { id, readerId, title, text, at, article } = made
  const page = (world.publicAddress ?? '') + pageOf(made)
  await happened(world, db, readerId, {
    happening: notificationNew,
    key: `notification.new/${id}`,
    about: title,
    facts: { notification: { id, title, text, at, article, page } },
  })
}
