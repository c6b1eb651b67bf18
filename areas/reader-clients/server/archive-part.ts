import type { ArchivePart } from '#server/archive/archive-part.ts'
import { name } from '#server/archive/column-rules.ts'

/** What readers marked in clients; what a client goes by stays with this hub's tokens. */
export const readerClientsArchive: ArchivePart = {
  tables: {
    reader_clients_reads: { columns: { reader_id: name } },
    reader_clients_stars: { columns: { reader_id: name } },
  },
}
