import * as z from 'zod/mini'
import type { ArchivePart } from '#server/archive/archive-part.ts'
import { name, oneOf, sealed, shaped, short } from '#server/archive/checks/column-rules.ts'
import { hashedBody, siteName } from '#server/archive/checks/served-rules.ts'
import { buildStates, BuildInputs, deploymentKinds, LogLine } from '../../contracts/environments.ts'
import { ENVIRONMENTS, REPOSITORY } from '../../limits.ts'
import { served } from '../served/served-build.ts'

const HASH_CHARACTERS = 64
const COMMIT_CHARACTERS = 40
const hash = short(HASH_CHARACTERS)
const env = oneOf(served)
const ofProject = { project_id: name, reader_id: name, env }

/** Tables of builds with their files, and of environments. */
export const environmentTables: ArchivePart['tables'] = {
  app_studio_addresses: {
    columns: { look: name, name: siteName, reader_id: name, project_id: name },
  },
  app_studio_contents: { columns: { reader_id: name, hash, body: hashedBody } },
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
