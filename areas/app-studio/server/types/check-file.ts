import { Problem } from '#core/problem.ts'
import { fileSizeText } from '#core/file-size.ts'
import type { Desk } from '#server/tools.ts'
import { isTypeScript } from '../../files/typescript.ts'
import { TYPES } from '../../limits.ts'
import { demandProject } from '../projects/project-rows.ts'
import { readBlobs, readFiles, readSizes } from '../repository/read-tree.ts'
import { typeCheckerOf } from './type-checker.ts'
import { isSource, type TypeFault } from './types-work.ts'

/** Checks the types of a file at the newest commit. */
export async function checkFile(
  desk: Desk,
  project: string,
  path: string,
): Promise<{ commit: string; faults: TypeFault[] }> {
  const { commitId } = await demandProject(desk, project)
  const files =
    commitId === null ? new Map<string, never>() : (await readFiles(desk, commitId)).files
  if (commitId === null || !files.has(path) || !isTypeScript(path))
    throw new Problem('not-found', `There is no TypeScript file “${path}” in this project.`)
  const sources = new Map(
    [...files].flatMap(([at, { id }]) => (isSource(at) ? [[at, id] as const] : [])),
  )
  const sizes = await readSizes(desk, [...sources.values()])
  let bytes = 0
  for (const id of sources.values()) bytes += sizes.get(id) ?? 0
  if (bytes > TYPES.bytes)
    throw new Problem(
      'unavailable',
      `Types are checked in projects with up to ${fileSizeText(TYPES.bytes)} of sources.`,
    )
  const checker = typeCheckerOf(desk.world)
  const faults = await checker.inTurn(desk.readerId, () =>
    checker.check({ project: `${desk.readerId}/${project}`, path, files: sources }, (ids) =>
      textsOf(desk, ids),
    ),
  )
  return { commit: commitId, faults }
}

async function textsOf(desk: Desk, ids: readonly string[]): Promise<Map<string, string>> {
  const blobs = await readBlobs(desk, ids)
  return new Map([...blobs].map(([id, body]) => [id, Buffer.from(body).toString()] as const))
}
