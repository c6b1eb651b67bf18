import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { BadValue, type AboutRow, type ArchivePart } from '#server/archive/archive-part.ts'
import { name, oneOf, sealed, shaped, short } from '#server/archive/checks/column-rules.ts'
import { buildStates, BuildInputs, deploymentKinds, LogLine } from '../../contracts/environments.ts'
import { lookOf, nameFault } from '#server/second-listener/names/site-names.ts'
import { ENVIRONMENTS, REPOSITORY } from '../../limits.ts'
import { served } from '../served/served-build.ts'

const HASH_CHARACTERS = 64
const COMMIT_CHARACTERS = 40
const hash = short(HASH_CHARACTERS)
const env = oneOf(served)
const ofProject = { project_id: name, reader_id: name, env }

/** Builds with their files, and what environments serve. */
export const environmentTables: ArchivePart['tables'] = {
  app_studio_addresses: {
    columns: { look: name, name: siteName, reader_id: name, project_id: name },
  },
  app_studio_contents: { columns: { reader_id: name, hash, body } },
  app_studio_builds: {
    columns: {
      ...{ id: name, project_id: name, reader_id: name, commit_id: short(COMMIT_CHARACTERS) },
      ...{ state: oneOf(buildStates), inputs: shaped(BuildInputs), log: shaped(z.array(LogLine)) },
    },
  },
  app_studio_build_files: {
    columns: {
      ...{ build_id: name, reader_id: name, hash },
      ...{ kind: oneOf(['file', 'function']), path: short(REPOSITORY.pathCharacters) },
    },
  },
  app_studio_environments: { columns: { ...ofProject, build_id: name } },
  app_studio_deployments: {
    columns: { ...ofProject, id: name, build_id: name, how: oneOf(deploymentKinds) },
  },
  app_studio_variables: {
    columns: {
      ...ofProject,
      name: short(ENVIRONMENTS.variableNameCharacters),
      value: short(ENVIRONMENTS.variableCharacters),
      secret: sealed,
    },
  },
  app_studio_days: { columns: ofProject },
}

/** A name as the server would give it, and the form by which others that look alike are refused. */
function siteName(value: string, { row }: AboutRow): string {
  if (nameFault(value) !== null) throw new BadValue('is no name of an address')
  if (lookOf(value) !== row['look']) throw new BadValue('looks otherwise than is stated')
  return value
}

/** A content has to match its hash, so that no archive changes what is served unseen. */
function body(value: string, { row }: AboutRow): string {
  const bytes = Buffer.from(value.slice(2), 'hex')
  if (createHash('sha256').update(bytes).digest('hex') !== row['hash'])
    throw new BadValue('is not the content that its hash names')
  if (bytes.byteLength !== row['bytes']) throw new BadValue('is of another size than is stated')
  return value
}
