import * as z from 'zod/mini'
import type { ArchivePart } from '#server/archive/archive-part.ts'
import { each, name, oneOf, sealed, shaped, words } from '#server/archive/checks/column-rules.ts'
import { sql } from '#server/tools.ts'
import { integrationStates } from '../contract.ts'

/** Sealed credentials and accounts, with the checks for archived values. */
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
    // In older archives, areas stored sealed credentials in their own tables.
    await db.run(sql`select take_over_secrets(), take_over_request_headers()`)
    // The tokens on this server belong to the accounts before the restore.
    await db.run(sql`delete from connections_tokens`)
  },
}
