import * as z from 'zod/mini'
import { prepared } from '#server/database/prepared.ts'
import { newPreviewName } from '#server/second-listener/names/preview-names.ts'
import { sql, type Database, type Desk } from '#server/tools.ts'

const ShownRow = z.object({
  projectId: z.string(),
  readerId: z.string(),
  name: z.string(),
  commitId: z.string(),
})

/** The preview of a project: its name, and the commit that it shows. */
export type ShownRow = z.infer<typeof ShownRow>

const columns = sql`kept.project_id, kept.reader_id, kept.name, kept.commit_id`
/** Previews of projects that are not deleted. */
const from = sql`app_studio_previews as kept join app_studio_projects as project
  on project.id = kept.project_id and project.reader_id = kept.reader_id and deleted_at is null`

/** Finds the preview with a name, whichever reader owns it. */
export function findShown(db: Database, name: string): Promise<ShownRow | null> {
  return db.maybe(ShownRow, prepared(sql`select ${columns} from ${from} where kept.name = ${name}`))
}

/** Finds the preview of a project; null before its first build. */
export function shownOf({ db, readerId }: Desk, projectId: string): Promise<ShownRow | null> {
  return db.maybe(
    ShownRow,
    sql`select ${columns} from ${from}
        where kept.project_id = ${projectId} and kept.reader_id = ${readerId}`,
  )
}

/**
 * Records, for all processes, that a preview shows another commit. Returns the preview's name,
 * which does not change.
 */
export async function noteShown(
  { db, readerId }: Desk,
  projectId: string,
  commit: string,
): Promise<string> {
  const { name } = await db.one(
    z.object({ name: z.string() }),
    sql`insert into app_studio_previews (project_id, reader_id, name, commit_id)
        values (${projectId}, ${readerId}, ${newPreviewName()}, ${commit})
        on conflict (project_id) do update set commit_id = excluded.commit_id
        returning name`,
  )
  return name
}

/** Gives the preview of a project a new name, so that people who were shown the old one cannot reach it. */
export async function renewName({ db, readerId }: Desk, projectId: string): Promise<void> {
  await db.run(sql`
    update app_studio_previews set name = ${newPreviewName()}
    where project_id = ${projectId} and reader_id = ${readerId}`)
}
