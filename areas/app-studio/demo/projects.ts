import { berthPlanner } from './berth-planner/project.ts'
import { manifestReader } from './manifest-reader/project.ts'
import type { SampleProject } from './sample-project.ts'
import { wireDesk } from './wire-desk/project.ts'

/** The projects of Calder & Finch. */
export const sampleProjects: readonly SampleProject[] = [berthPlanner, wireDesk, manifestReader]
