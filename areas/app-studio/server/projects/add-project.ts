import * as z from 'zod/mini'
import { newId } from '#core/id.ts'
import { Problem } from '#core/problem.ts'
import { happened } from '#platform/actions/server/lends.ts'
import { sql, type Database, type Desk } from '#server/tools.ts'
import { projectCreated } from '../../contracts/happenings.ts'
import { PROJECTS } from '../../limits.ts'
import { authorOf } from '../repository/author.ts'
import { saveChanges } from '../repository/save-changes.ts'

/** Adds a project with these files as its first commit, and returns its id. */
export async function addProject(
  desk: Desk,
  name: string,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<string> {
  return desk.db.transaction(async (db) => {
    const id = await addRow(desk, db, name)
    await saveChanges(
      { db, readerId: desk.readerId },
      {
        ...{ projectId: id, base: null, hand: null, message: `Create ${name}`, now: desk.now() },
        changes: [...files].map(([path, content]) => ({ do: 'write', path, content })),
        author: await authorOf({ db, readerId: desk.readerId }),
      },
    )
    return id
  })
}

/** Adds a copy of a project. Its refs lead to the same objects. */
export async function copyProject(desk: Desk, from: string, name: string): Promise<string> {
  return desk.db.transaction(async (db) => {
    const id = await addRow(desk, db, name)
    await db.run(sql`
      insert into app_studio_refs (project_id, name, reader_id, commit_id, files, bytes, languages)
      select ${id}, name, reader_id, commit_id, files, bytes, languages from app_studio_refs
      where project_id = ${from} and reader_id = ${desk.readerId}`)
    return id
  })
}

/** Fails if a reader has reached the limit of projects. */
export async function demandProjectRoom(db: Database, readerId: string): Promise<void> {
  const { count } = await db.one(
    z.object({ count: z.int() }),
    sql`select count(*)::int as count from app_studio_projects
        where reader_id = ${readerId} and deleted_at is null`,
  )
  if (count < PROJECTS.most) return
  throw new Problem('conflict', `There are ${PROJECTS.most} projects already. Delete one first.`)
}

async function addRow(desk: Desk, db: Database, name: string): Promise<string> {
  await demandProjectRoom(db, desk.readerId)
  const id = newId('project')
  await db.run(sql`
    insert into app_studio_projects (id, reader_id, name, created_at, edited_at)
    values (${id}, ${desk.readerId}, ${name}, ${desk.now()}, ${desk.now()})`)
  await happened(desk, db, desk.readerId, {
    ...{ happening: projectCreated, key: `project.created/${id}`, about: name },
    facts: { project: { id, name } },
  })
  return id
}
