import * as z from 'zod/mini'
import { sql } from '#server/tools.ts'
import { NO_ID } from '../repository/objects.ts'
import { MAIN } from '../repository/refs.ts'
import type { Owned } from '../repository/store-objects.ts'
import { FLUSH, pktLine } from './pkt-lines.ts'

export const services = ['git-upload-pack', 'git-receive-pack'] as const
export type Service = (typeof services)[number]

const capabilities: Record<Service, string> = {
  'git-upload-pack': `multi_ack_detailed side-band-64k ofs-delta symref=HEAD:${MAIN} agent=synthwire`,
  // Each pack is checked separately, so git is not offered deltas against objects outside the pack
  // ("thin packs").
  'git-receive-pack': 'report-status delete-refs side-band-64k ofs-delta no-thin agent=synthwire',
}

/** Lists the refs of a project with their objects, which git requests first. */
export async function advertise(of: Owned, projectId: string, service: Service): Promise<Buffer> {
  const refs = await of.db.many(
    z.object({ name: z.string(), id: z.string(), peeled: z.nullable(z.string()) }),
    sql`select name, commit_id as id, case when kind = 4 then parents[1] end as peeled
        from app_studio_refs as ref
        join app_studio_objects as object on object.reader_id = ref.reader_id and object.id = commit_id
        where project_id = ${projectId} and ref.reader_id = ${of.readerId} order by name`,
  )
  const head = refs.find(({ name }) => name === MAIN)
  const isFetch = service === 'git-upload-pack'
  const listed = [
    ...(isFetch && head ? [`${head.id} HEAD`] : []),
    ...refs.flatMap(({ name, id, peeled }) => [
      `${id} ${name}`,
      ...(isFetch && peeled !== null ? [`${peeled} ${name}^{}`] : []),
    ]),
  ]
  if (listed.length === 0) listed.push(`${NO_ID} capabilities^{}`)
  return Buffer.concat([
    pktLine(`# service=${service}\n`),
    FLUSH,
    ...listed.map((line, nth) =>
      pktLine(`${line}${nth === 0 ? `\0${capabilities[service]}` : ''}\n`),
    ),
    FLUSH,
  ])
}
