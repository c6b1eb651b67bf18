import type { Kept } from '#server/asking/kept.ts'
import { appStudio } from '../contract.ts'
import { studioActivity } from '../contracts/activity.ts'
import { studioEnvironments } from '../contracts/environments.ts'
import { studioFiles } from '../contracts/files.ts'
import { studioFunctions } from '../contracts/functions.ts'
import { studioPreview } from '../contracts/preview.ts'
import { studioProjects } from '../contracts/projects.ts'
import { studioShell } from '../contracts/shell.ts'
import { studioTokens } from '../contracts/tokens.ts'
import { studioBuilds } from '../contracts/workspace.ts'
import { serverStudioActivity } from './activity/activity-api.ts'
import { serverStudioBuilds } from './environments/builds-api.ts'
import { serverStudioEnvironments } from './environments/environments-api.ts'
import { serverStudioFiles } from './files/files-api.ts'
import { serverStudioFunctions } from './functions/functions-api.ts'
import { serverStudioPreview } from './preview/preview-api.ts'
import { serverStudioProjects } from './projects-api.ts'
import { serverStudioTokens } from './reads/tokens-api.ts'
import { serverStudioShell } from './shell/shell-api.ts'
import { serverAppStudio } from './studio-api.ts'

/** The keepers of the contracts about projects and their files. */
export const studioKeepers: Kept[] = [
  {
    contract: appStudio,
    open: serverAppStudio,
    about: {
      listProjects: 'Projects, the last edited first: active, archived or deleted ones.',
      getProject: 'A project with the number and size of its files.',
      getWorkspace: 'The files of a project as a tree, without their contents.',
      listTemplates: 'Projects to begin with.',
    } satisfies Record<keyof typeof appStudio, string>,
  },
  {
    contract: studioProjects,
    open: serverStudioProjects,
    about: {
      createProject: 'Adds a project by a template; without one, the plainest.',
      importProject: 'Adds a project with the files of a ZIP file.',
      renameProject: 'Gives a project another name.',
      duplicateProject: 'Adds a copy with the whole history.',
      archiveProject: 'Puts a project away, or takes it back.',
      deleteProject: 'Deletes a project; this can be undone for a week.',
      restoreProject: 'Undoes the deleting of a project.',
      getLink: 'The id by which others read a project; null where it is not shared.',
      shareProject: 'Lets other readers read a project by a link.',
      endSharing: 'Ends the sharing of a project at once.',
    } satisfies Record<keyof typeof studioProjects, string>,
  },
  {
    contract: studioFiles,
    open: serverStudioFiles,
    about: {
      getTree: 'The files of a project with their sizes, without their contents.',
      getFile: 'The content of a file.',
      saveFiles: 'Saves files as a commit, on top of the commit that was read.',
      checkTypes: 'Faults in the types of a TypeScript file.',
      searchFiles: 'Lines of text files that contain a text.',
      importFiles: 'Puts the files of a ZIP file into a project, as a commit of its own.',
      listHistory: 'Commits of a project, the newest first.',
      compareCommits: 'Differences between two commits, by file and line.',
      restoreFiles: 'Puts files back to how they were at a commit.',
    } satisfies Record<keyof typeof studioFiles, string>,
  },
  {
    contract: studioActivity,
    open: serverStudioActivity,
    about: {
      listActivity: 'Commits, builds and deployments of a project, the newest first.',
    } satisfies Record<keyof typeof studioActivity, string>,
  },
  {
    contract: studioPreview,
    open: serverStudioPreview,
    about: {
      showProject: 'Builds the newest commit of a project and shows it at an address.',
      runTests: 'Runs the tests of the newest commit of a project.',
    } satisfies Record<keyof typeof studioPreview, string>,
  },
  {
    contract: studioFunctions,
    open: serverStudioFunctions,
    about: {
      callFunction: 'Calls a function of a project; fails where it throws or answers 5xx.',
      listCalls: 'The newest calls of functions that failed or wrote something.',
      listData: 'The data that functions of a project keep.',
      deleteData: 'Deletes data of functions: one value, or all.',
      restoreData: 'Undoes the clearing of all data, within ten minutes.',
    } satisfies Record<keyof typeof studioFunctions, string>,
  },
  {
    contract: studioTokens,
    open: serverStudioTokens,
    about: {
      getToken:
        'The API token by which functions of a project read; its secret is known to nobody.',
      makeToken: 'Makes an API token that reads, for the functions of a project.',
    } satisfies Record<keyof typeof studioTokens, string>,
  },
  {
    contract: studioShell,
    open: serverStudioShell,
    about: {
      runCommand: 'Runs a line of a shell over the files of a project, and saves what it changed.',
    } satisfies Record<keyof typeof studioShell, string>,
  },
  {
    contract: studioBuilds,
    open: serverStudioBuilds,
    about: {
      triggerBuild:
        'Builds the newest commit for local; elsewhere promotes the last green build of the environment before.',
    } satisfies Record<keyof typeof studioBuilds, string>,
  },
  {
    contract: studioEnvironments,
    open: serverStudioEnvironments,
    about: {
      getEnvironments: 'The environments of a project, with what each serves and where.',
      getBuild: 'A build with its log and what it was made from.',
      listDeployments: 'Deployments to an environment, the newest first.',
      deployProject: 'Builds the newest commit and, if its tests pass, serves it everywhere.',
      rollBack: 'Serves an earlier build again, as it was.',
      stopEnvironment: 'Ends what an environment serves.',
      nameProject: 'Gives a project another name in addresses.',
      listVariables: 'Variables of an environment; values of secret ones are never told.',
      saveVariable: 'Keeps a variable for the functions of an environment.',
      deleteVariable: 'Deletes a variable of an environment.',
    } satisfies Record<keyof typeof studioEnvironments, string>,
  },
]
