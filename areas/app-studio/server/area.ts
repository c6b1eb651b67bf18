import { actionParts, happeningParts } from '#platform/actions/server/lends.ts'
import { fileKinds } from '#platform/files/server/lends.ts'
import type { ServerArea } from '#server/area.ts'
import { runKinds } from '#platform/runs/server/lends.ts'
import { extend } from '#server/extension-points.ts'
import { goneOverPage } from '#server/web/pages/gone-over-page.ts'
import { siteNames } from '#server/second-listener/names/give-name.ts'
import { sites } from '#server/second-listener/sites.ts'
import {
  environmentActions,
  fileActions,
  functionActions,
  listActions,
  projectActions,
} from '../contracts/actions.ts'
import {
  buildFailed,
  deployed,
  filesSaved,
  functionFailed,
  projectCreated,
} from '../contracts/happenings.ts'
import { studioArchive } from './archive-part.ts'
import { endBrokenBuilds, makeBuild } from './environments/make-build.ts'
import { probeEnvironments } from './environments/probe.ts'
import { projectNames } from './environments/names.ts'
import { environmentSites } from './environments/site.ts'
import { writeVisits } from './environments/visits.ts'
import { gitRoutes } from './git/git-routes.ts'
import { studioKeepers } from './keepers.ts'
import { previewFunctions, previewRoute } from './preview/route.ts'
import { previewSites } from './preview/site.ts'
import { goneProject } from './projects/gone-project.ts'
import { sweepProjects } from './sweep.ts'
import { projectFile } from './zip/import-zip.ts'
import { projectZip } from './zip/export-zip.ts'

/** Projects of readers, their files as git keeps them, and what they are built to. */
export const server: ServerArea = {
  archive: studioArchive,
  keeps: studioKeepers,
  jobs: [sweepProjects, probeEnvironments],
  close: writeVisits,
  schedules: [
    { job: sweepProjects, every: '1 hour' },
    { job: probeEnvironments, every: '5 minutes' },
  ],
  routes: [projectZip, ...gitRoutes(), previewRoute, previewFunctions],
  extends: [
    extend(
      actionParts,
      ...[listActions, projectActions, fileActions, functionActions, environmentActions].flatMap(
        (actions) => Object.values(actions),
      ),
    ),
    extend(happeningParts, projectCreated, filesSaved, functionFailed, buildFailed, deployed),
    extend(fileKinds, projectFile),
    extend(goneOverPage, goneProject),
    extend(sites, previewSites, environmentSites),
    extend(siteNames, projectNames),
    extend(runKinds, makeBuild),
    endBrokenBuilds,
  ],
}
