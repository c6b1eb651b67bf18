import type { ActivityEntry, ActivityType } from '../../contracts/workspace.ts'
import type { Ago } from '../times.ts'
import type { WorkspaceOwner } from './owners.ts'

type Row = [agentName: string, action: string, minutesAgo: number, type: ActivityType]

const rows: Record<WorkspaceOwner, readonly Row[]> = {
  'berth-planner': [
    ['Quay Agent', 'Changed drag-ship.ts: a ship snaps to the nearest free bollard', 1, 'code'],
    ['Tide Agent', 'Read the tide table of Port Ansel for the next ten days', 6, 'code'],
    ['Orchestrator Agent', 'Built storm-mode for int', 38, 'build'],
    ['Pilot Agent', 'Asked for a review of the pilot calendar', 95, 'review'],
    ['Quay Agent', 'Reported a type error that stopped the qa build', 190, 'alert'],
    ['Tide Agent', 'Found that quay four is shallower than its sign says', 410, 'alert'],
  ],
  'wire-desk': [
    ['Ledger Agent', 'Tied eleven corrections to their sentences', 12, 'code'],
    ['Agency Agent', 'Reported copy that is dated before the agency was founded', 21, 'alert'],
    ['Threads Agent', 'Asked whether two storms are one story', 60 * 26, 'review'],
    ['Orchestrator Agent', 'Built main for stg', 60 * 50, 'build'],
  ],
  'manifest-reader': [
    ['Doubt Agent', 'Wrote a reason for each of the 212 doubts', 60 * 2, 'code'],
    ['Lens Agent', 'Asked for a photograph without a thumb in it', 60 * 3, 'review'],
    ['Clerk Agent', 'Wrote up the second interview', 60 * 70, 'code'],
  ],
}

/** Sample activity of the agents, newest first. */
export function sampleActivity(ago: Ago): Record<WorkspaceOwner, ActivityEntry[]> {
  const entries = (owner: WorkspaceOwner) =>
    rows[owner].map(([agentName, action, minutesAgo, type], index) => ({
      id: `a${index + 1}`,
      agentId: agentName.split(' ')[0]!.toLowerCase(),
      agentName,
      action,
      timestamp: ago(minutesAgo),
      type,
    }))
  return {
    'berth-planner': entries('berth-planner'),
    'wire-desk': entries('wire-desk'),
    'manifest-reader': entries('manifest-reader'),
  }
}
