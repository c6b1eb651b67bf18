import type { Workspace } from '../contracts/workspace.ts'
import type { Ago } from './times.ts'

export function sampleWorkspace(_ago: Ago): Workspace {
  return {
    builds: [],
    agents: [],
    messages: [],
    activity: [],
    files: [],
    integrations: [],
    scripts: [],
  }
}
