import type { ArchivePart } from '#server/archive/archive-part.ts'
import { name } from '#server/archive/checks/column-rules.ts'

/**
 * Marks that readers made in clients. Settings of clients are not exported, because they belong to
 * tokens of this server.
 */
export const readerClientsArchive: ArchivePart = {
  tables: {
    reader_clients_reads: { columns: { reader_id: name } },
    reader_clients_stars: { columns: { reader_id: name } },
  },
}
