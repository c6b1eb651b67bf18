import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import type { ServerArea } from '#server/area.ts'
import type { Kept } from '#server/asking/kept.ts'
import { extend } from '#server/extension-points.ts'
import { sql, type Desk } from '#server/tools.ts'
import { connections, Integration } from '../contract.ts'
import { accountsKeeper } from './accounts/accounts-api.ts'
import { accountActionsKeeper } from './actions/actions-api.ts'
import { checkDueAccounts, extendsWaits } from './accounts/check-due.ts'
import { connectionsArchive } from './archive-part.ts'
import { accountKinds } from './kinds/account-kinds.ts'
import { bucket } from './services/bucket.ts'
import { discordWebhook } from './services/chat/discord-webhook.ts'
import { slackWebhook } from './services/chat/slack-webhook.ts'
import { gitea } from './services/forges/gitea.ts'
import { httpClient, httpKey, httpPassword, httpToken } from './services/http/http-kinds.ts'
import { matrix } from './services/matrix.ts'

export function serverConnections(tools: Desk): Api<typeof connections> {
  const { db, readerId } = tools
  return {
    async listIntegrations() {
      return db.many(
        Integration,
        sql`select id, area, kind, subject, name, state, last_checked_at, last_error, created_at, changed_at
            from connections where reader_id = ${readerId} order by created_at, id`,
      )
    },

    async removeIntegration({ id }) {
      const { changed } = await db.run(
        sql`delete from connections where id = ${id} and reader_id = ${readerId}`,
      )
      if (changed === 0) throw new Problem('not-found', 'That connection is already gone.')
      await tools.announce({ area: 'connections' })
    },
  }
}

/** Keeps the sealed credentials for other services, and whether each works. */
const connectionsKeeper: Kept = {
  contract: connections,
  open: serverConnections,
  about: {
    listIntegrations: 'Services that stored credentials open; the credentials are never given out.',
    removeIntegration: 'Forgets the credentials of one for good.',
  } satisfies Record<keyof typeof connections, string>,
}

export const server: ServerArea = {
  keeps: [connectionsKeeper, accountsKeeper, accountActionsKeeper],
  jobs: [checkDueAccounts],
  // Most accounts are due about once an hour; the checks of all readers' accounts are spread over
  // it.
  schedules: [{ job: checkDueAccounts, every: '5 minutes' }],
  archive: connectionsArchive,
  extends: [
    extendsWaits,
    extend(accountKinds, httpKey, httpPassword, httpToken, httpClient),
    extend(accountKinds, matrix, gitea, slackWebhook, discordWebhook, bucket),
  ],
}
