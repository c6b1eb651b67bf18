import type { ArchivePart } from '#server/archive/archive-part.ts'
import { name } from '#server/archive/checks/column-rules.ts'

/** Marks that readers made in clients; the settings of a client stay with this server's tokens. */
export const readerClientsArchive: ArchivePart = {
  tables: {
    reader_clients_reads: { columns: { reader_id: name } },
    reader_clients_stars: { columns: { reader_id: name } },
  },
}
