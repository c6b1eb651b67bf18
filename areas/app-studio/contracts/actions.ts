import { defineActions, lookBy, undoBy } from '#platform/actions/contracts/action.ts'
import { appStudio } from '../contract.ts'
import { studioEnvironments } from './environments.ts'
import { studioFiles } from './files.ts'
import { studioFunctions } from './functions.ts'
import { studioProjects } from './projects.ts'

const EXAMPLE = 'project-7'
const COMMIT = 'a94a8fe5ccb19ba61c4c0873d391e987982fbbd3'

export const listActions = defineActions(appStudio, {
  listProjects: { title: 'List App Studio projects', example: { search: 'harbour' } },
})

export const projectActions = defineActions(studioProjects, {
  createProject: {
    title: 'Create an App Studio project',
    example: { name: 'Berth planner' },
    makes: {
      thing: 'project',
      ids: (_, { id }) => [id],
      undo: (id) => undoBy(studioProjects.deleteProject, { id }),
      look: (id) =>
        lookBy(appStudio.getProject, { id }, ({ name, shelf, lastUpdated, repository }) =>
          shelf === 'deleted' ? null : { name, isChanged: lastUpdated !== repository?.createdAt },
        ),
    },
  },
  deleteProject: { title: 'Delete an App Studio project', example: { id: EXAMPLE } },
})

export const fileActions = defineActions(studioFiles, {
  getTree: { title: 'List the files of a project', example: { project: EXAMPLE } },
  getFile: {
    title: 'Read a file of a project',
    example: { project: EXAMPLE, path: 'README.md' },
  },
  saveFiles: {
    title: 'Save files of a project',
    example: {
      project: EXAMPLE,
      base: COMMIT,
      changes: [{ do: 'write', path: 'README.md', content: { text: '# Berth planner\n' } }],
    },
  },
})

export const functionActions = defineActions(studioFunctions, {
  callFunction: {
    title: 'Call a function of a project',
    example: { project: EXAMPLE, function: 'items', method: 'POST', body: '[]' },
  },
})

export const environmentActions = defineActions(studioEnvironments, {
  getEnvironments: {
    title: 'Read the environments of a project',
    example: { project: EXAMPLE },
  },
  deployProject: { title: 'Deploy an App Studio project', example: { project: EXAMPLE } },
  rollBack: {
    title: 'Roll an environment of a project back',
    example: { project: EXAMPLE, env: 'prd', build: 'build-7' },
  },
})
