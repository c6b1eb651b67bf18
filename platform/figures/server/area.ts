import type { ServerArea } from '#server/area.ts'
import { sql } from '#server/tools.ts'
import { storeAtEnd } from './count-call.ts'
import { forgetOldFigures } from './forget-old.ts'

export const server: ServerArea = {
  jobs: [forgetOldFigures],
  schedules: [{ job: forgetOldFigures, every: '1 hour' }],
  work: storeAtEnd,
  archive: {
    tables: {},
    async settle(db) {
      // An archive does not hold figures. Those of the server are kept, except those of readers
      // that the archive lacks.
      await db.run(sql`delete from figures_sums where reader_id not in (select id from readers)`)
    },
  },
}
