import * as z from 'zod/mini'
import { demandTokenRoom, findTokenById, makeToken } from '#server/access/api-tokens.ts'
import { askingScope } from '#server/access/asking.ts'
import { sql, type Database, type Desk, type World } from '#server/tools.ts'
import { INPUT } from '#core/limits.ts'
import type { Owned } from '../repository/store-objects.ts'

/**
 * Says if the caller may grant access to this server, as readers themselves and programs with the
 * scope "owner" may.
 */
export function mayGiveAccess(): boolean {
  const scope = askingScope()
  return scope === null || scope === 'owner'
}

/**
 * Makes a token for a project, and replaces one that was removed. Its secret is discarded at once,
 * because the token is found by its id.
 */
export async function addToken(
  desk: Desk,
  db: Database,
  project: { id: string; name: string },
): Promise<void> {
  const { readerId } = desk
  await demandTokenRoom(db, readerId)
  const token = {
    readerId,
    name: tokenName(project.name),
    scope: 'read',
    days: null,
    isInternal: true,
  } as const
  const { id } = await makeToken(db, token, desk.now())
  await db.run(sql`
    insert into app_studio_tokens (project_id, reader_id, token_id) values (${project.id}, ${readerId}, ${id})
    on conflict (project_id) do update set token_id = excluded.token_id`)
}

const TokenRow = z.object({ id: z.string(), name: z.string(), usedAt: z.nullable(z.string()) })

/**
 * Reads the token of a project for its settings; null if the project has none, or it was removed.
 */
export function shownToken({ db, readerId }: Owned, project: string) {
  return db.maybe(
    TokenRow,
    sql`select token.id, token.name, used_at from app_studio_tokens as its
        join api_tokens as token on token.id = token_id and token.reader_id = its.reader_id
        where project_id = ${project} and its.reader_id = ${readerId}`,
  )
}

/** Renames the token of a project after the project. */
export async function renameToken({ db, readerId }: Owned, project: string, name: string) {
  await db.run(sql`
    update api_tokens set name = ${tokenName(name)} where reader_id = ${readerId} and id = (
      select token_id from app_studio_tokens where project_id = ${project} and reader_id = ${readerId})`)
}

/**
 * Finds the token with which the functions of a project read: "removed" if it was removed, and
 * "none" if there was never one.
 */
export async function tokenInUse(
  world: Pick<World, 'db' | 'now'>,
  { readerId, project }: { readerId: string; project: string },
) {
  const db = world.db.forReader(readerId)
  const row = await db.maybe(
    z.object({ tokenId: z.string() }),
    sql`select token_id from app_studio_tokens
        join app_studio_projects as project on project.id = project_id and deleted_at is null
        where project_id = ${project} and app_studio_tokens.reader_id = ${readerId}`,
  )
  if (!row) return 'none'
  const token = await findTokenById(db, row.tokenId, world.now())
  return token?.readerId === readerId ? token : 'removed'
}

/** Deletes tokens of projects that are gone. */
export async function sweepTokens(db: Database): Promise<void> {
  await db.run(sql`
    with gone as (
      delete from app_studio_tokens as its where not exists (
        select from app_studio_projects as project
        where project.id = its.project_id and project.reader_id = its.reader_id)
      returning token_id, reader_id)
    delete from api_tokens as token using gone where token.id = token_id and token.reader_id = gone.reader_id`)
}

function tokenName(project: string): string {
  return `App Studio: ${project}`.slice(0, INPUT.nameCharacters).toWellFormed()
}
