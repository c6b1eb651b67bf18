import * as z from 'zod/mini'
import type { ArchivePart } from '#server/archive/archive-part.ts'
import { each, name, oneOf, sealed, shaped, words } from '#server/archive/checks/column-rules.ts'
import { sql } from '#server/tools.ts'
import { integrationStates } from '../contract.ts'

/** Sealed credentials and accounts, with the checks of an archive. */
export const connectionsArchive: ArchivePart = {
  tables: {
    connections: {
      columns: {
        id: name,
        reader_id: name,
        area: name,
        kind: name,
        subject: name,
        name: words,
        sealed,
        state: oneOf(integrationStates),
        last_error: words,
      },
    },
    connections_accounts: {
      columns: {
        id: name,
        reader_id: name,
        kind: name,
        name: words,
        fields: shaped(z.record(z.string(), z.string())),
        state: oneOf(integrationStates),
        trouble: words,
        found: words,
        may_use: each(name),
      },
    },
  },
  async settle(db) {
    // Older archives hold them where areas sealed them for themselves.
    await db.run(sql`select take_over_secrets(), take_over_request_headers()`)
    // Tokens stay with the server for whose accounts they were issued.
    await db.run(sql`delete from connections_tokens`)
  },
}
