import { managedAccounts } from '#platform/connections/server/lends.ts'
import { webhooksAsAccounts } from './managed-accounts.ts'
import { followers } from '#platform/actions/server/lends.ts'
import { outboxKinds } from '#platform/outbox/server/lends.ts'
import type { ServerArea } from '#server/area.ts'
import type { Kept } from '#server/asking/kept.ts'
import { extend } from '#server/extension-points.ts'
import { sql } from '#server/tools.ts'
import { webhooks } from '../contract.ts'
import { serverWebhooks } from './api.ts'
import { webhooksFollow } from './follow-happenings.ts'
import { lookAfterWebhooks } from './look-after.ts'
import { webhookKind } from './webhook-kind.ts'

/** Adds, changes and tests webhooks, and lists their deliveries. */
const webhooksKeeper: Kept = {
  contract: webhooks,
  open: serverWebhooks,
  about: {
    listWebhooks: 'Where events are sent to, and how that goes; secrets are never given out again.',
    saveWebhook: 'Adds a webhook and tells its secret this once, or changes the one with that id.',
    switchWebhook: 'Pauses a webhook, or has it send what waited, from the first.',
    removeWebhook: 'Removes a webhook and its deliveries.',
    renewSecret: 'Makes a new secret and tells it this once; for a day both sign.',
    sendTest: 'Sends a test now, and says what came of it.',
    readAttempts:
      'Attempts to deliver to a webhook in the last 24 hours: how many, how many failed, how long they took.',
    listDeliveries: 'The newest deliveries of a webhook.',
    redeliver: 'Sends a delivery again, with the same id and body.',
  } satisfies Record<keyof typeof webhooks, string>,
}

export const server: ServerArea = {
  keeps: [webhooksKeeper],
  jobs: [lookAfterWebhooks],
  schedules: [{ job: lookAfterWebhooks, every: '5 minutes' }],
  extends: [
    extend(managedAccounts, webhooksAsAccounts),
    extend(followers, webhooksFollow),
    extend(outboxKinds, webhookKind),
  ],
  archive: {
    tables: {},
    async settle(db) {
      // Webhooks belong to their server, so an archive does not contain them. After a restore,
      // webhooks of readers who no longer exist are deleted.
      await db.run(sql`delete from webhooks where reader_id not in (select id from readers)`)
    },
  },
}
