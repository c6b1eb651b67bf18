import { Problem } from '#core/problem.ts'
import type { Workspace } from '../contracts/workspace.ts'
import { sealed } from './credentials.ts'
import type { Ago } from './times.ts'
import { sampleActivity } from './workspace/activity.ts'
import { sampleBuilds } from './workspace/builds.ts'
import { sampleFeatureAgents } from './workspace/feature-agents.ts'
import { sampleFiles } from './workspace/files.ts'
import { servicesOf } from './workspace/integrations.ts'
import { sampleMessages } from './workspace/messages.ts'
import { workspaceOwners } from './workspace/owners.ts'
import { sampleScripts } from './workspace/scripts.ts'

export function sampleWorkspace(projectId: string, ago: Ago): Workspace {
  const owner = workspaceOwners.find((each) => each === projectId)
  if (!owner) throw new Problem('not-found', 'That project is not among the samples.')
  return {
    views: ['builds', 'explorer', 'agents', 'activity', 'integrations', 'scripts'],
    source: null,
    builds: sampleBuilds(owner, ago),
    agents: sampleFeatureAgents(ago)[owner],
    messages: sampleMessages(ago)[owner],
    isReplying: false,
    activity: sampleActivity(ago)[owner],
    files: sampleFiles[owner],
    integrations: sealed(servicesOf(owner, ago)),
    scripts: [...sampleScripts[owner]],
  }
}
